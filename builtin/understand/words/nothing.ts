import { isOneOf, wordList } from './word-list.ts';

const NOTHING = wordList(
  'none|no|nil|na|n a|not applicable|nothing|unknown|nka|keine|keiner|kein|nein|nichts|unbekannt|aucun|aucune|non|rien|neant|inconnu',
  'ninguno|ninguna|nada|sin|desconocido|nessuno|nessuna|niente|sconosciuto|nenhum|nenhuma|nao|desconhecido',
);

/** True for a text that says that there is nothing to say: "none", "keine", "n/a", "-". */
export function isNothing(text: string): boolean {
  return !/[\p{L}\p{N}]/u.test(text) || isOneOf(NOTHING, text);
}
