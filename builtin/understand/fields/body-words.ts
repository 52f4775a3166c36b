/** Names of the text itself, in records and params. */
export const BODY =
  /^(?:body|content|text|article|message|document|markdown|html|draft|note|notes|post|letter|inhalt|contenu|contenido|body text|story|description|letter body|email body|rich text)$/i;
