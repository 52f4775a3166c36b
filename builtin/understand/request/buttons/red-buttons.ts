// After the name of a button the color follows a preposition and is not inflected ("in rot", "en rojo"). Before the name it
// is an adjective that agrees with the word for "button" ("der rote Knopf", "una tecla roja").

/** Matches "in red" right after the name of a button. */
export const IN_RED = /^\s(?:button\s)?(?:in|en|em)\s(?:red|rot|rouge|rojo|vermelho|rosso)(?![\p{L}\p{N}])/iu;

/** Matches "a red button" at the end of the folded text before the name of a button. */
export const RED_BEFORE = /\b(?:red|roter?n?|rotes|rouge|roj[oa]|ross[oa]|vermelh[oa])\b[^,.;]*$/;
