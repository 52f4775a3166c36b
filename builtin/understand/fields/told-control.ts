import { isOneOf, says, wordList } from '#builtin/understand/words/word-list.ts';

/** How a single choice is shown, where the request says so: otherwise the number of its options decides. */
export type ToldControl = 'dropdown' | 'radio' | 'search';

const SEARCHES = wordList(
  'autocomplete|auto complete|combobox*|combo box*|typeahead|type ahead|searchable|search as you type',
  'autovervollstandigung|autocompletion|autocompletado|autocompletamento|completamento automatico',
);
const RADIOS = wordList(
  'radio*|option button*|optionsfeld*|auswahlknopf*|auswahlknopfe*|runde/runden knopfe/knopfen',
  'boutons/bouton ronds/rond|botones de opcion|botones redondos|botoes de opcao|botoes redondos',
  'pulsanti/bottoni di opzione|pulsanti rotondi|bottoni rotondi|pallini',
);
const DROPDOWNS = wordList(
  'dropdown*|drop down*|pulldown*|pull down*|select|select box|select menu|picklist*',
  'auswahlliste*|auswahlmenu*|aufklappmenu*|aufklappliste*|klappliste*|klappmenu*',
  'liste/listes/menu/menus deroulante/deroulantes/deroulant/deroulants|desplegable*|lista/listas desplegable/desplegables',
  'tendina|menu a tendina|elenco a discesa|lista/listas suspensa/suspensas|menu/menus suspenso/suspensos|lista pendente',
);

/** The control for a choice that words name: "dropdown" or "menu a tendina"; undefined if they name none. */
export function toldControl(words: string): ToldControl | undefined {
  if (says(SEARCHES, words)) return 'search';
  if (says(RADIOS, words)) return 'radio';
  return says(DROPDOWNS, words) ? 'dropdown' : undefined;
}

// "Radio" alone may be a station.
const NAMES = wordList(
  'radio buttons/button/group|radiobutton*|dropdown/dropdowns|drop down/downs|dropdown menu/list|select box/menu',
  'auswahlliste*|auswahlknopfe|liste/listes deroulante/deroulantes|menu/menus deroulant/deroulants|boutons radio|boutons ronds',
  'desplegable*|lista/listas desplegable/desplegables|botones de opcion|menu a tendina|pulsanti rotondi|lista/listas suspensa/suspensas',
);

/** True for words that are only the name of a control: no screen is called "radio buttons". */
export function isControlName(words: string): boolean {
  return isOneOf(NAMES, words);
}
