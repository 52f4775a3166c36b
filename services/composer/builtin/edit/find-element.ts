import type { Spec } from '#contract/spec.ts';
import { wordsOf } from '../read/fold-text.ts';
import { withoutDeterminers } from '../read/phrase.ts';
import { placesOf, type Place } from './patch.ts';
import { hasTitle, TEXT_PROPS } from './words-of-element.ts';

const INPUTS = [
  'Input',
  'Textarea',
  'Select',
  'Radio',
  'Checkbox',
  'Switch',
  'NumberInput',
  'DatePicker',
  'TimePicker',
  'QuantityStepper',
  'FormField',
  'Slider',
  'Rating',
  'FileUpload',
  'TagInput',
  'MultiSelect',
  'Combobox',
  'PhoneInput',
  'ColorPicker',
  'DateRangePicker',
  'SearchInput',
  'OTPInput',
];
// Words that say what kind of element is meant, in four languages.
const KINDS: readonly [RegExp, readonly string[]][] = [
  [/^(?:buttons?|cta|knopf|schaltflache|bouton|boton)$/, ['Button', 'IconButton', 'Fab']],
  [/^(?:fields?|inputs?|box|question|feld|eingabefeld|champ|campo|control)$/, INPUTS],
  [/^(?:checkbox|tickbox|kontrollkastchen|case|casilla)$/, ['Checkbox']],
  [/^(?:switch|toggle|schalter|interrupteur|interruptor)$/, ['Switch', 'Toggle', 'Checkbox']],
  [/^(?:dropdown|select|auswahl|menu|desplegable)$/, ['Select', 'Combobox', 'MultiSelect', 'Radio']],
  [/^(?:radio|radios)$/, ['Radio']],
  [/^(?:textarea)$/, ['Textarea']],
  [
    /^(?:table|list|tabelle|tableau|tabla|liste|lista|grid)$/,
    ['DataTable', 'Table', 'Stack', 'EditableSpreadsheetGrid'],
  ],
  [/^(?:chart|graph|diagramm|graphique|grafico)$/, ['LineChart', 'BarChart', 'DonutChart', 'AreaChart', 'PieChart']],
  [
    /^(?:card|panel|section|karte|bereich|carte|tarjeta|box|seccion)$/,
    ['Card', 'Section', 'Box', 'Stack', 'Collapsible'],
  ],
  [/^(?:stat|tile|figure|metric|kpi|kennzahl)$/, ['Stat']],
  [/^(?:stats|tiles|metrics|kpis)$/, ['StatGroup', 'Stat']],
  [/^(?:search|searchbox|suche|suchfeld|recherche|busqueda)$/, ['SearchInput', 'FilterBar']],
  [/^(?:filter|filters)$/, ['Select', 'FilterBar', 'FacetList', 'FilterPanel']],
  [/^(?:text|paragraph|absatz|texte|parrafo|note|hint)$/, ['Text', 'Callout', 'Alert']],
  [/^(?:alert|warning|banner|notice|warnung)$/, ['Alert', 'Banner', 'Callout']],
  [/^(?:form|formular|formulaire|formulario)$/, ['Form', 'Card']],
  [/^(?:badge|tag|chip)$/, ['Badge', 'Tag']],
  [/^(?:image|picture|photo|bild)$/, ['Image', 'Figure', 'Avatar']],
  [/^(?:plan|plans|tier|tarif)$/, ['PlanCard', 'PricingTable']],
  [/^(?:map|karte)$/, ['MapView', 'MapEmbed']],
  [/^(?:calendar|kalender)$/, ['Calendar', 'Scheduler']],
  [/^(?:board|lane|column)$/, ['KanbanBoard', 'BoardColumn']],
  [/^(?:tabs?)$/, ['Tabs']],
  [/^(?:header|kopfzeile)$/, ['PageHeader', 'Navbar']],
];
const TITLES = /^(?:title|heading|headline|header|titel|uberschrift|titre|titulo)$/;
const FILLERS = new Set([
  'page',
  'screen',
  'main',
  'form',
  'of',
  'on',
  'in',
  'the',
  'that',
  'says',
  'labelled',
  'labeled',
  'called',
  'named',
  'with',
  'label',
  'current',
  'existing',
  'der',
  'die',
  'das',
  'le',
  'la',
  'el',
]);

/** The element that words such as "the phone field" or "submit button" mean; undefined when none comes near. */
export function findElement(spec: Spec, phrase: string): Place | undefined {
  const words = wordsOf(withoutDeterminers(phrase.replaceAll(/["“”„«»']/g, ' ').trim()));
  if (words.length === 0) return undefined;
  const places = placesOf(spec);
  const types = words.flatMap((word) => KINDS.filter(([pattern]) => pattern.test(word)).flatMap(([, list]) => list));
  const isKind = (word: string) => KINDS.some(([pattern]) => pattern.test(word));
  const telling = words.filter((word) => !isKind(word) && !FILLERS.has(word) && !TITLES.test(word));
  const scored = places.map((place) => ({ place, score: scoreOf(place, words, telling, types) }));
  const best = scored.reduce<{ place: Place; score: number } | undefined>(
    (a, b) => (a === undefined || b.score > a.score ? b : a),
    undefined,
  );
  if (best !== undefined && best.score >= 4) return best.place;
  if (words.some((word) => TITLES.test(word)) && telling.length === 0)
    return places.find(({ element }) => hasTitle(element));
  if (telling.length > 0) return undefined;
  return types.flatMap((type) => places.find(({ element }) => element.type === type) ?? []).at(0);
}

function scoreOf(
  { id, element }: Place,
  words: readonly string[],
  telling: readonly string[],
  types: readonly string[],
): number {
  const { props, type } = element;
  const texts = TEXT_PROPS.flatMap((prop) => (typeof props[prop] === 'string' ? [wordsOf(props[prop])] : []));
  const whole = words.join(' ');
  if (texts.some((text) => text.join(' ') === whole)) return 12 + (types.includes(type) ? 1 : 0);
  if (telling.length === 0) return 0;
  const core = telling.join(' ');
  const kind = types.length === 0 ? 0 : types.includes(type) ? 3 : -3;
  if (texts.some((text) => text.join(' ') === core)) return 9 + kind;
  const contained = texts.some((text) => telling.every((word) => text.includes(word)));
  if (contained) return 6 + kind;
  const ids = wordsOf(id);
  if (telling.every((word) => ids.includes(word))) return 5 + kind;
  if (telling.includes('submit') && props['submit'] === true) return 6 + kind;
  return 0;
}
