"""Networks over whole words and their characters: BiLSTM-CRF, cross-view training, character LM."""
