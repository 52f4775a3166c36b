/** Folded words that say that something went wrong. */
export const FAILED =
  /\b(?:fail(?:ed|s|ure)?|declined|unsuccessful|could not|cannot be|can t be|fehlgeschlagen|abgelehnt|echoue|refusee?|fallid[oa]|rechazad[oa])\b/;
