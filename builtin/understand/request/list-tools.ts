import { beginsWith, isOneOf, wordList } from '#builtin/understand/words/word-list.ts';

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

/** True for words that begin with one: "search on top". */
export function beginsWithListTool(text: string): boolean {
  return beginsWith(TOOLS, text);
}
