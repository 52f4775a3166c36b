import type { Json } from '#contract/json.ts';

/** One way to change how something looks: props in the order in which they are tried. */
type Change =
  | { set: { [prop: string]: Json } }
  /** To the next value of an ordered prop, up or down; lengths by half. */
  | { step: 1 | -1; props: readonly string[] };

/** How things can look, in six languages: folded words, alternatives parted by bars. */
const LOOKS: readonly [look: string, change: Change | undefined, words: string][] = [
  [
    'bigger',
    { step: 1, props: ['size', 'height', 'rows', 'density'] },
    'bigger|larger|big|large|enlarge|grosser|gross|vergrossere|plus grand|plus grande|plus grands|plus gros|agrandis|agrandir|mas grande|mas grandes|agranda|piu grande|piu grandi|ingrandisci|maior|maiores|aumenta|aumente',
  ],
  [
    'smaller',
    { step: -1, props: ['size', 'height', 'rows', 'density'] },
    'smaller|small|shrink|kleiner|klein|verkleinere|plus petit|plus petite|plus petits|reduis|mas pequeno|mas pequena|mas chico|piu piccolo|piu piccola|rimpicciolisci|menor|menores|mais pequeno|diminua|diminui',
  ],
  [
    'wider',
    { step: 1, props: ['fullWidth', 'maxWidth', 'width'] },
    'wider|wide|broader|widen|full width|fullwidth|full-width|breiter|volle breite|plus large|elargis|pleine largeur|mas ancho|mas ancha|ancho completo|piu largo|piu larga|mais largo|mais larga|largura total',
  ],
  [
    'narrower',
    { step: -1, props: ['fullWidth', 'maxWidth', 'width'] },
    'narrower|narrow|schmaler|plus etroit|plus etroite|mas estrecho|mas estrecha|piu stretto|piu stretta|mais estreito|mais estreita',
  ],
  [
    'taller',
    { step: 1, props: ['height', 'rows'] },
    'taller|higher|hoher|plus haut|plus haute|mas alto|mas alta|piu alto|piu alta|mais alto|mais alta',
  ],
  [
    'shorter',
    { step: -1, props: ['height', 'rows'] },
    'shorter|lower|niedriger|moins haut|moins haute|mas bajo|mas baja|piu basso|piu bassa|mais baixo|mais baixa',
  ],
  [
    'bold',
    { set: { weight: 'bold' } },
    'bold|fett|fettgedruckt|gras|en gras|negrita|en negrita|grassetto|in grassetto|negrito|em negrito',
  ],
  [
    'italic',
    { set: { italic: true } },
    'italic|italics|in italics|kursiv|italique|en italique|cursiva|en cursiva|corsivo|in corsivo|italico|em italico',
  ],
  [
    'centered',
    { set: { align: 'center', centered: true } },
    'center|centre|centered|centred|in the middle|in the center|zentriere|zentriert|mittig|in die mitte|centrer|centrez|au centre|centra|centrado|centrada|centrar|en el centro|centrato|centrata|al centro|centraliza|centralize|centralizado|ao centro|no centro',
  ],
  [
    'at the left',
    { set: { align: ['start', 'left'] } },
    'left aligned|left-aligned|align left|linksbundig|aligne a gauche|alineado a la izquierda|allineato a sinistra|alinhado a esquerda',
  ],
  [
    'at the right',
    { set: { align: ['end', 'right'] } },
    'right aligned|right-aligned|align right|rechtsbundig|aligne a droite|alineado a la derecha|allineato a destra|alinhado a direita',
  ],
  [
    'side by side',
    undefined,
    'side by side|side-by-side|next to each other|in one row|in a row|on one line|horizontal|horizontally|nebeneinander|cote a cote|lado a lado|uno al lado del otro|una al lado de la otra|affiancati|affiancate|fianco a fianco|uno accanto all altro',
  ],
  [
    'stacked',
    undefined,
    'stacked|vertical|vertically|below each other|one below the other|untereinander|l un sous l autre|les uns sous les autres|uno debajo del otro|apilado|apilados|uno sotto l altro|um embaixo do outro|empilhados',
  ],
  [
    'compact',
    { set: { density: 'compact', gap: 'sm', size: 'sm', padding: 'sm' } },
    'compact|dense|denser|tighter|more compact|kompakt|kompakter|compacte|plus compact|plus compacte|compacto|compacta|mas compacto|mas compacta|compatto|compatta|piu compatto|piu compatta|mais compacto|mais compacta',
  ],
  [
    'roomy',
    { set: { density: 'comfortable', gap: 'lg', padding: 'lg' } },
    'comfortable|roomier|more space|more spacing|airier|luftiger|mehr abstand|plus d espace|plus aere|mas espacio|mas espaciado|piu spazio|mais espaco',
  ],
  [
    'required',
    { set: { required: true } },
    'required|mandatory|compulsory|pflichtfeld|pflicht|erforderlich|verpflichtend|obligatoire|obligatoires|obligatorio|obligatoria|obligatorios|obbligatorio|obbligatoria|obrigatorio|obrigatoria',
  ],
  [
    'optional',
    { set: { required: false } },
    'optional|not required|not mandatory|freiwillig|facultatif|facultative|optionnel|optionnelle|opcional|facoltativo|facoltativa|opzionale',
  ],
  [
    'disabled',
    { set: { disabled: true } },
    'disable|disabled|greyed out|grayed out|deaktiviere|deaktiviert|ausgegraut|desactive|desactiver|desactiva|desactivado|desactivada|disattiva|disabilita|disabilitato|desativa|desative|desativado',
  ],
  ['enabled', { set: { disabled: false } }, 'enable|enabled'],
  [
    'read only',
    { set: { readonly: true } },
    'read only|read-only|readonly|schreibgeschutzt|nur lesbar|lecture seule|en lecture seule|solo lectura|de solo lectura|sola lettura|somente leitura',
  ],
  [
    'highlighted',
    { set: { highlighted: true, featured: true, accent: 'gold' } },
    'highlight|highlighted|emphasize|emphasise|feature|featured|recommend|recommended|hervorheben|hervorgehoben|markiere|en evidence|en avant|resalta|destaca|destacado|destacada|evidenzia|evidenziato|destaque',
  ],
  ['primary', { set: { variant: 'primary' } }, 'primary|primar|principal|primario|primaria|principale'],
  ['secondary', { set: { variant: 'secondary' } }, 'secondary|sekundar|secondaire|secundario|secondario'],
  ['outline', { set: { variant: 'outline' } }, 'outline|outlined'],
  ['ghost', { set: { variant: 'ghost' } }, 'ghost'],
  ['danger', { set: { variant: 'danger', tone: 'critical' } }, 'danger|dangerous|destructive'],
  ['warning', { set: { tone: 'warning', variant: 'warning' } }, 'warning'],
  ['success', { set: { tone: 'success', variant: 'success' } }, 'success'],
  ['error', { set: { tone: 'critical', variant: 'error' } }, 'error|critical'],
  ['info', { set: { tone: 'info', variant: 'info' } }, 'info|neutral'],
  ['striped', { set: { striped: true } }, 'striped|gestreift|raye|rayado|a righe|listrado'],
  ['sortable', undefined, 'sortable|sortierbar|triable|ordenable|ordinabile|ordenavel'],
  ...colors(),
  ...columns(),
];

function colors(): [string, undefined, string][] {
  const named: { [color: string]: string } = {
    red: 'red|rot|rouge|rojo|roja|rosso|rossa|vermelho|vermelha',
    green: 'green|grun|vert|verte|verde',
    blue: 'blue|blau|bleu|bleue|azul|blu',
    yellow: 'yellow|gelb|jaune|amarillo|amarilla|giallo|gialla|amarelo|amarela',
    orange: 'orange|naranja|arancione|laranja',
    purple: 'purple|violet|lila|violett|morado|viola|roxo',
    pink: 'pink|rosa|rose',
    black: 'black|schwarz|noir|noire|negro|negra|nero|nera|preto|preta',
    white: 'white|weiss|blanc|blanche|blanco|blanca|bianco|bianca|branco|branca',
    gray: 'gray|grey|grau|gris|grigio|grigia|cinza',
    brown: 'brown|braun|brun|marron|marrone|marrom',
    ...Object.fromEntries(['teal', 'navy', 'indigo', 'gold'].map((color) => [color, color])),
  };
  return Object.entries(named).map(([color, words]) => [color, undefined, words]);
}

function columns(): [string, undefined, string][] {
  const counts = [
    ['1', 'one', 'a single', 'einer', 'eine', 'une', 'una', 'uma'],
    ['2', 'two', 'zwei', 'deux', 'dos', 'due', 'duas'],
    ['3', 'three', 'drei', 'trois', 'tres', 'tre'],
    ['4', 'four', 'vier', 'quatre', 'cuatro', 'quattro', 'quatro'],
  ];
  const nouns = 'column columns spalte spalten colonne colonnes columna columnas coluna colunas'.split(' ');
  return counts.map((words, index) => [
    `${index + 1} columns`,
    undefined,
    [
      ...words.flatMap((word) => nouns.map((noun) => `${word} ${noun}`)),
      `${words[2] ?? ''}spaltig`,
      `${words[1] ?? ''}-column`,
    ].join('|'),
  ]);
}

/** What a look changes by props alone; undefined for one that is more than that. */
export const CHANGES: ReadonlyMap<string, Change> = new Map(
  LOOKS.flatMap(([look, change]) => (change === undefined ? [] : [[look, change]])),
);

/** The look that folded words name. */
export const LOOK_OF: ReadonlyMap<string, string> = new Map(
  LOOKS.flatMap(([look, , words]) => words.split('|').map((phrase): [string, string] => [phrase, look])),
);

/** The look of a color's name: the color. */
export const COLORS: ReadonlySet<string> = new Set(colors().map(([color]) => color));
