import { lexiconOf } from './lexicon.ts';

const CHOICES = ['Select', 'Combobox', 'MultiSelect', 'Radio', 'SegmentedControl'];
const INPUTS = [
  'Input',
  'Textarea',
  ...CHOICES,
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
  'PhoneInput',
  'ColorPicker',
  'DateRangePicker',
  'SearchInput',
  'OTPInput',
  'FacetList',
];
const CHARTS = 'LineChart BarChart DonutChart AreaChart PieChart BarList'.split(' ');

/** The kinds of elements that people name: their folded words, their element types, and the list props that hold them. */
const KINDS = {
  button: {
    types: ['Button', 'IconButton', 'Fab'],
    words:
      'button* cta knopf knopfe* button schaltflache* bouton* boton* pulsant* bottone bottoni botao botoes tasto tasti',
  },
  checkbox: {
    types: ['Checkbox'],
    words:
      'casella_da_spuntare caselle_da_spuntare casilla_para_marcar kastchen_zum_ankreuzen box_to_tick boxes_to_tick tick_box* checkbox* check_box tickbox kontrollkastchen kastchen case_a_cocher fr:case fr:cases casilla* casella caixa_de_selecao caixas_de_selecao caixinha* quadradinho* hakchen yes_no sim_ou_nao si_o_no ja_nein oui_non',
  },
  switch: {
    types: ['Switch', 'Toggle', 'SegmentedControl', 'Checkbox'],
    words: 'switch* toggle* schalter* umschalter* interrupteur* interruptor* interruttor* chave',
  },
  dropdown: {
    types: CHOICES,
    words:
      'dropdown* drop_down* select pulldown* auswahl choix eleccion scelta escolha auswahlliste* auswahlfeld dropdown-liste menu_deroulant* liste_deroulante* desplegable* lista_desplegable menu_a_tendina tendina elenco_a_discesa lista_suspensa lista_suspenso menu_suspenso selector* seletor* list_to_pick_from list_to_choose_from klappliste*',
  },
  radio: {
    types: ['Radio', 'SegmentedControl'],
    words:
      'radio* anklicken optionsfeld* boutons_radio botones_de_opcion botoes_de_opcao round_button* runde_knopf* runden_knopf* auswahlknopf* boutons_ronds botones_redondos bottoni_rotondi pulsanti_rotondi botoes_redondos',
  },
  textarea: {
    types: ['Textarea'],
    words:
      'long_text* langer_text texte_long texto_largo testo_lungo texto_longo text_box* big_box bigger_box comment_box* comment_field* notes_box* notes_field* note_field* zone_de_texte area_de_texto area_di_testo caixa_de_texto cuadro_de_texto casella_di_testo textfeld_mehrzeilig textarea* text_area* multi-line mehrzeilig* textbereich',
  },
  singleLine: {
    types: ['Input'],
    words:
      'single_line one_line_field single_line_field einzeilig* une_seule_ligne una_sola_linea una_sola_riga uma_linha_so',
  },
  numberField: {
    types: ['NumberInput'],
    words: 'zahlenfeld* number_field* number_box* champ_numerique campo_numerico',
  },
  field: {
    types: INPUTS,
    words: 'field* input* control feld felder eingabefeld* champ* campo* campi eingabe textfeld* notizfeld*',
  },
  table: {
    types: ['DataTable', 'Table', 'EditableSpreadsheetGrid'],
    words: 'table tables tabelle* tableau* tabla* tabell* tabela* grid',
  },
  list: {
    types: ['DataTable', 'Table', 'List', 'Timeline'],
    words: 'list lists liste* lista listas elenco elenchi',
  },
  barChart: {
    types: ['BarChart', 'BarList'],
    words:
      'column_chart* bar_chart* bar_graph* barchart bars bar balken balkendiagramm* saulendiagramm* saulen barres barras barre histogram* diagramme_en_barres grafico_a_barre grafico_de_barras',
  },
  lineChart: {
    types: ['LineChart'],
    words:
      'line_chart* line_graph* linechart line lines linie* liniendiagramm* courbe* ligne lignes linea lineas linee linha linhas grafico_a_linee grafico_de_linhas grafico_de_lineas',
  },
  areaChart: { types: ['AreaChart'], words: 'area_chart* areachart flachendiagramm*' },
  pieChart: {
    types: ['DonutChart', 'PieChart'],
    words:
      'pie_chart* donut_chart* donut* doughnut* pie kreisdiagramm* tortendiagramm* torte camembert* torta tarta grafico_de_tarta grafico_a_torta grafico_de_pizza grafico_circular pizza anello',
  },
  chart: { types: CHARTS, words: 'chart* graph graphs diagramm* graphique* grafic* kurve grafik*' },
  card: {
    types: ['Card', 'Section', 'Box', 'Collapsible', 'PlanCard', 'KanbanCard', 'Callout', 'Alert'],
    words:
      'card cards box boxes panel* section* block* karte karten abschnitt* bereich* kasten carte cartes bloc* encadre rubrique* tarjeta* es:cuadro es:cuadros seccion* bloque* apartado* recuadro scheda schede sezion* blocco cartao cartoes quadro* secao secoes bloco* kartchen ficha* group gruppe area',
  },
  stat: {
    types: ['Stat', 'PlanCard', 'Card'],
    words:
      'stat tile* kachel* riquadr* tuile* azulejo* figure* number zahl kennzahlen numero nombre_cle metric* kpi* kennzahl* chiffre* cifra* indicator* indicateur* indicador* numbers zahlen numeros numeri',
  },
  stats: { types: ['StatGroup'], words: 'stats totals totales totali totais totaux summen' },
  search: {
    types: ['SearchInput', 'FilterBar'],
    words:
      'search* suche suchen suchfeld recherche rechercher chercher buscar cercare pesquisar procurar busqueda buscador ricerca busca pesquisa',
  },
  filter: {
    types: ['SegmentedControl', 'Select', 'FilterBar', 'FacetList', 'FilterPanel'],
    words: 'filter* filtre* filtro*',
  },
  text: {
    types: ['Text', 'Callout', 'Alert', 'InlineMessage', 'EmptyState'],
    words:
      'line_about bit_about line_saying line_that_says linea_que_dice ligne_qui_dit zeile_mit riga_che_dice linha_que_diz text paragraph absatz nota notas notinha* notita* notina* message* mensaje* mensagem messaggio texte phrase phrases frase parrafo note hint hinweis hinweistext testo texto satz line_of_text sentence remark',
  },
  alert: {
    types: ['Alert', 'Banner', 'Callout', 'InlineMessage'],
    words: 'alert* warning banner* notice* warnung* warnhinweis* alerte* bandeau* aviso* avviso avvisi alerta*',
  },
  form: { types: ['Form'], words: 'form forms formular* formulaire* formulario* modulo' },
  dialog: {
    types: ['Dialog', 'Drawer'],
    words: 'dialog* popup* pop-up* modal* fenster fenetre ventana finestra janela',
  },
  badge: {
    types: ['Badge', 'Tag'],
    words: 'badge* insignia* distintivo selo badge chip* etikett* etiqueta*',
  },
  image: {
    types: ['Image', 'Figure', 'Avatar'],
    words: 'image* picture* photo* bild bilder foto* imagen* immagin* imagem',
  },
  plan: {
    types: ['PlanCard', 'PricingTable'],
    props: ['plans'],
    words: 'plan plans tier* tarif* plano planos piano piani formule',
  },
  map: { types: ['MapView', 'MapEmbed', 'GeoTiles'], words: 'map landkarte mapa mappa stadtplan' },
  calendar: {
    types: ['Scheduler', 'Calendar'],
    words:
      'calendar* kalender* calendrier* calendario* planner* planning wochenplan* planer agenda* horario* schedule* stundenplan',
  },
  board: { types: ['KanbanBoard'], words: 'board kanban tablero bacheca' },
  column: {
    types: ['BoardColumn'],
    props: ['columns'],
    words: 'column* lane lanes stage* spalte* colonn* columna* coluna*',
  },
  option: {
    types: [],
    props: ['options', 'facets'],
    words: 'option options choice* answer* auswahlmoglichkeit* antwort* opcion opciones opzione opzioni opcao opcoes',
  },
  tab: {
    types: ['Tabs'],
    props: ['tabs'],
    words: 'tab tabs reiter registerkarte* onglet* pestana* scheda_della linguett* aba abas',
  },
  step: {
    types: ['Stepper'],
    props: ['steps'],
    words: 'step steps schritt schritte etape* paso pasos passo passi passos passaggio etapa*',
  },
  faq: { types: ['FAQ'], words: 'faq faqs' },
  question: {
    types: [...INPUTS],
    props: ['items'],
    words: 'question* frage fragen pregunta* domanda domande pergunta*',
  },
  hero: { types: ['Hero'], words: 'hero' },
  facts: { types: ['DescriptionList'], props: ['items'], words: 'facts details' },
  feature: { types: ['FeatureGrid'], props: ['features'], words: 'feature features' },
  header: {
    types: ['PageHeader', 'Navbar'],
    words: 'header* kopfzeile* en-tete* encabezado* intestazione cabecalho',
  },
  title: {
    types: ['PageHeader', 'Heading', 'Hero'],
    words: 'title* heading* headline* titel* uberschrift* titre* titulo* titol*',
  },
  slider: {
    types: ['Slider'],
    words:
      'slider* schieberegler* regler curseur* deslizador* controlo_deslizante controle_deslizante control_deslizante cursore cursori',
  },
  upload: { types: ['FileUpload'], words: 'upload* hochladen televersement subida caricamento' },
  timeline: {
    types: ['Timeline'],
    words: 'timeline* zeitstrahl zeitleiste chronologie linea_de_tiempo linha_do_tempo cronologia',
  },
  link: { types: ['Link', 'Button'], words: 'link en:links lien liens enlace* collegamento' },
  progress: {
    types: ['Progress'],
    words:
      'progress_bar fortschrittsbalken barre_de_progression barra_de_progreso barra_di_avanzamento barra_de_progresso',
  },
  row: { types: [], props: ['rows'], words: 'row rows zeile zeilen fila filas riga righe' },
  divider: { types: ['Separator', 'Divider'], words: 'divider* separator* trennlinie* separateur*' },
} as const satisfies { [kind: string]: { types: readonly string[]; props?: readonly string[]; words: string } };

/** A kind of element, such as "button" or "column". */
export type KindOfElement = keyof typeof KINDS;

const wordLists = Object.fromEntries(Object.entries(KINDS).map(([kind, { words }]) => [kind, words]));

/** Looks up the kind named at a position: "column", "liste déroulante". */
export const kindAt = lexiconOf<KindOfElement>(wordLists as Record<KindOfElement, string>);

/** The element types that a kind can refer to. */
export function typesOf(kind: KindOfElement): readonly string[] {
  return KINDS[kind].types;
}

/** The list props whose entries a kind can refer to. */
export function listsOf(kind: KindOfElement): readonly string[] {
  const known: { types: readonly string[]; props?: readonly string[] } = KINDS[kind];
  return known.props ?? [];
}
