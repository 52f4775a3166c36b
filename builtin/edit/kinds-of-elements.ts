import { wordsOf } from '../understand/fold-text.ts';

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

/** Words that say what kind of element is meant, and the types that may be it. */
export const KINDS: readonly [RegExp, readonly string[]][] = [
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
  [/^barchart$/, ['BarChart', 'BarList']],
  [/^linechart$/, ['LineChart']],
  [/^areachart$/, ['AreaChart']],
  [/^(?:pie|donut)chart$/, ['DonutChart', 'PieChart']],
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
  [/^(?:faqs?)$/, ['FAQ']],
  [/^(?:hero)$/, ['Hero']],
  [/^(?:facts|details)$/, ['DescriptionList']],
  [/^(?:features)$/, ['FeatureGrid']],
  [/^(?:header|kopfzeile)$/, ['PageHeader', 'Navbar']],
];

/** True for words that end in one for a kind of element: "donut chart", "dropdown". */
export function isKindOfElement(words: string): boolean {
  const last = wordsOf(words).at(-1) ?? '';
  return KINDS.some(([pattern]) => pattern.test(last)) || /^(?:pie|donut)$/.test(last);
}
