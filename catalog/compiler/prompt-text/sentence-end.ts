/**
 * Where a sentence ends, in any script: at a mark before a space or the end, with what it closes. Chinese and Japanese put no
 * space after theirs.
 */
export const SENTENCE_END = /(?:[。！？｡]|\p{Sentence_Terminal}(?=["'”’»)\]]*(?:\s|$)))["'”’»」』）)\]]*\s*/u;
