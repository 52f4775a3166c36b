import { isOneOf, says, wordList } from '#builtin/understand/words/word-list.ts';

/** How a single choice is shown, where the request says so: otherwise the number of its options decides. */
export type RequestedControl = 'dropdown' | 'radio' | 'search';

const SEARCHES = wordList(
  'autocomplete|auto complete|combobox*|combo box/boxes|typeahead|type ahead|searchable|search as you type',
  'autovervollstandigung|autocompletion|autocompletado|autocompletamento|completamento automatico',
);
const RADIOS = wordList(
  'radio buttons/button/group|radiobutton*|option button/buttons|optionsfeld*|auswahlknopf*|runde/runden knopfe/knopfen',
  'boutons/bouton ronds/rond/radio|botones de opcion|botones redondos|botoes de opcao|botoes redondos',
  'pulsanti/bottoni di opzione|pulsanti/bottoni rotondi|pallini',
);
// Alone it may be a station.
const RADIO = wordList('radio|radios');
const DROPDOWNS = wordList(
  'dropdown*|dropdown menu/list|drop down/downs|drop down menu/list|pulldown*|pull down|select|select box/menu|picklist*',
  'auswahlliste*|auswahlmenu*|aufklappmenu*|aufklappliste*|klappliste*|klappmenu*',
  'liste/listes/menu/menus deroulante/deroulantes/deroulant/deroulants|desplegable*|lista/listas desplegable/desplegables',
  'tendina|menu a tendina|elenco a discesa|lista/listas suspensa/suspensas|menu/menus suspenso/suspensos|lista pendente',
);

/** The control for a choice that words name: "dropdown" or "menu a tendina"; undefined if they name none. */
export function requestedControl(words: string): RequestedControl | undefined {
  if (says(SEARCHES, words)) return 'search';
  if (says(RADIOS, words) || says(RADIO, words)) return 'radio';
  return says(DROPDOWNS, words) ? 'dropdown' : undefined;
}

/** True for words that are only the name of a control: no screen is called "radio buttons". */
export function isControlName(words: string): boolean {
  return [SEARCHES, RADIOS, DROPDOWNS].some((names) => isOneOf(names, words));
}
