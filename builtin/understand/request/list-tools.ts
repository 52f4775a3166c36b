import { beginsWith, isOneOf, says, withoutLead, wordList } from '#builtin/understand/words/word-list.ts';
import { foldText } from '../words/fold-text.ts';

const TOOLS = wordList(
  'search|searchable|search box/bar/field/input|sortable|filterable|suche|suchfeld|suchleiste|durchsuchbar|sortierbar|filterbar|recherche',
  'barre/champ de recherche|triable|buscador|busqueda|barra/campo de busqueda|ordenable|busca|barra/campo de busca|ricerca',
  'barra/campo di ricerca|ordinabile|pesquisa|barra/campo de pesquisa|ordenavel',
  'pagination|paging|paginated|paginierung|seitenweise|paginacion|paginado|paginacao|paginazione',
);

/** True for words for how a list is searched, sorted or paged through: none of its columns. */
export function isListTool(text: string): boolean {
  return isOneOf(TOOLS, text);
}

const PLACES = wordList(
  'on|at|in|above|by|for|and|top|oben|uber|nach|mit|und|en|au|par|dessus|haut|et|arriba|por|con|y|no|na|em|acima|e|in alto|sopra|per|da',
);

/** True for words that begin with one and say where it is or what for: "search on top", but not "search volume". */
export function beginsWithListTool(text: string): boolean {
  const rest = withoutLead(TOOLS, text);
  return rest !== text && (rest === '' || beginsWith(PLACES, rest));
}

// Not the French dashboard, "tableau de bord".
const TABLE = /\b(?:tables?|tabular|spreadsheet|tabellen?|tableaux?(?! de bord)|tablas?|tabelas?)\b/;

/** Whether a prompt asks for a table by that word. */
export function asksForTable(prompt: string): boolean {
  return TABLE.test(foldText(prompt));
}

const SORTABLE = wordList('sortable|sort|sorting|sortierbar*|triable*|ordenable*|ordinabil*|ordenave*');

/** Whether users are to sort something themselves, as against a stated order: "sorted by name". */
export function asksToSort(prompt: string): boolean {
  return says(SORTABLE, prompt);
}
