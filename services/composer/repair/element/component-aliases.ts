import { COMPONENTS } from '#catalog/components.ts';
import type { Definition } from '#catalog/definition.ts';
import { isJsonObject, type JsonObject } from '#contract/json/json.ts';
import { humanize, plainOf } from '../words.ts';
import type { ElementRule } from './element-rule.ts';

/** Names for catalog components in other design systems: the component first, then its other names. */
const ALIASES: { readonly [component: string]: string } = {
  Input: 'TextField TextInput InputField TextBox EmailInput PasswordInput UrlInput FormInput',
  Textarea: 'TextArea MultilineInput LongText TextAreaField',
  NumberInput: 'NumberField InputNumber NumericInput CurrencyInput MoneyInput',
  Select: 'Dropdown DropdownSelect SelectField Picker Listbox SelectInput NativeSelect',
  Combobox: 'Autocomplete ComboBox Typeahead SearchSelect',
  MultiSelect: 'MultiSelectField CheckboxGroup MultiPicker',
  Radio: 'RadioGroup RadioButtons RadioField ChoiceGroup',
  Checkbox: 'CheckBox CheckboxField',
  Switch: 'ToggleSwitch SwitchField',
  DatePicker: 'DateInput DateField DatePickerField',
  DateRangePicker: 'DateRange DateRangeInput',
  TimePicker: 'TimeInput TimeField',
  TagInput: 'TagsInput ChipInput Chips TokenInput',
  FileUpload: 'FileInput Upload Dropzone FileUploader ImageUpload',
  Rating: 'StarRating Stars RatingInput',
  Slider: 'RangeInput',
  SearchInput: 'SearchBar SearchBox SearchField Search',
  RichComposer: 'RichTextEditor RichText',
  BlockDocumentEditor: 'DocumentEditor BlockEditor',
  SegmentedControl: 'Segmented SegmentedButtons',
  Form: 'FormContainer',
  FormField: 'Field FormItem FormControl FormGroup',
  Stack:
    'VStack HStack Flex FlexBox Column Row ButtonRow Group Col Vertical Horizontal Inline Cluster View Div Fragment Page Root',
  Grid: 'SimpleGrid GridLayout Columns',
  Container: 'PageContainer MaxWidth',
  Card: 'Panel Tile Paper Surface CardContainer',
  Box: 'Frame',
  Separator: 'Divider Hr Rule',
  PageHeader: 'Header PageTitle AppHeader',
  Accordion: 'Accordions Expander ExpansionPanel',
  Collapsible: 'Disclosure Details Collapse',
  Heading: 'Title H1 H2 H3 Headline Subheading',
  Text: 'Paragraph Typography Body P Span Markdown TextBlock',
  Button: 'PrimaryButton SubmitButton Btn ActionButton',
  IconButton: 'ButtonIcon',
  Link: 'Anchor Hyperlink A',
  Fab: 'FloatingActionButton',
  DataTable: 'DataGrid TableView DataTableView',
  Table: 'SimpleTable BasicTable',
  DescriptionList: 'KeyValue KeyValueList KeyValues DefinitionList Descriptions PropertyList',
  Stat: 'Metric StatCard KPI KpiCard MetricCard Statistic StatTile',
  StatGroup: 'Stats StatGrid MetricGroup StatRow',
  Badge: 'Label Status StatusBadge Chip Pill',
  Tag: 'Token',
  Avatar: 'UserAvatar ProfilePicture',
  ListItem: 'Item',
  Timeline: 'ActivityLog History',
  KanbanBoard: 'Kanban Board TaskBoard',
  BoardColumn: 'KanbanColumn Lane',
  Tree: 'TreeView',
  CodeBlock: 'Code CodeSnippet',
  LineChart: 'LineGraph TrendChart',
  BarChart: 'ColumnChart BarGraph',
  PieChart: 'Pie',
  DonutChart: 'DoughnutChart Donut',
  Progress: 'ProgressBar LinearProgress',
  ProgressCircle: 'CircularProgress ProgressRing',
  Alert: 'Notice Notification MessageBar',
  Callout: 'Note Tip Admonition InfoBox',
  Toast: 'Snackbar',
  Spinner: 'Loader Loading',
  EmptyState: 'Empty NoData NoResults',
  Dialog: 'Modal AlertDialog Popup ModalDialog',
  Drawer: 'Sheet SidePanel BottomSheet SideSheet',
  Confirmation: 'ConfirmDialog ConfirmationDialog Approval',
  Tabs: 'TabList TabBar TabView',
  Stepper: 'Steps Wizard StepIndicator',
  Breadcrumb: 'Breadcrumbs',
  Navbar: 'NavBar AppBar TopBar Toolbar',
  Pagination: 'Pager Paginator',
  DropdownMenu: 'Menu ContextMenu ActionMenu OverflowMenu',
  Image: 'Img Picture Photo',
  VideoPlayer: 'Video',
  AudioPlayer: 'Audio',
  Gallery: 'ImageGallery PhotoGallery',
  MapEmbed: 'Map',
  PricingTable: 'Pricing PricingPlans',
  PlanCard: 'PricingCard Plan PriceCard',
  Hero: 'HeroSection Jumbotron',
  Testimonial: 'Quote Blockquote',
  PromptInput: 'ChatInput MessageInput',
  Message: 'ChatMessage MessageBubble',
  Conversation: 'Chat ChatThread MessageList',
};

const BY_PLAIN_NAME: ReadonlyMap<string, string> = new Map([
  ...Object.entries(ALIASES).flatMap(([component, names]) =>
    names.split(' ').map((name): [string, string] => [plainOf(name), component]),
  ),
  // A component's own name in another spelling takes precedence over every alias.
  ...COMPONENTS.map(({ name }): [string, string] => [plainOf(name), name]),
]);

/** Props that a name implies besides the type. */
const IMPLIED: { readonly [plain: string]: { readonly [prop: string]: string } } = {
  hstack: { direction: 'horizontal' },
  row: { direction: 'horizontal' },
  buttonrow: { direction: 'horizontal' },
  horizontal: { direction: 'horizontal' },
  inline: { direction: 'horizontal' },
  h1: { level: 'h1' },
  h2: { level: 'h2' },
  h3: { level: 'h3' },
  emailinput: { type: 'email' },
  passwordinput: { type: 'password' },
  urlinput: { type: 'url' },
};

/** The component that a type means, by its own name or one of another design system. */
export function componentNamed(type: string): Definition | undefined {
  const name = BY_PLAIN_NAME.get(plainOf(type));
  return name === undefined ? undefined : COMPONENTS.find((one) => one.name === name);
}

export const foldComponentName: ElementRule = {
  name: 'fold-component-name',
  repair: (element, { definition, definitionOf }) => {
    const { type, children } = element;
    if (definition !== undefined || typeof type !== 'string') return element;
    const plain = plainOf(type);
    const name = BY_PLAIN_NAME.get(plain) ?? misspelled(plain);
    if (name === undefined) return element;
    // A leaf of that name could not show the children, unless the element has the props that make it that leaf.
    const holds =
      Array.isArray(children) && children.some((child) => typeof child === 'string' && !child.includes(' '));
    const leaf = definitionOf(name);
    if (holds && plain !== plainOf(name) && leaf?.children === 'none' && !hasRequired(element, leaf)) return element;
    const implied = Object.hasOwn(IMPLIED, plain) ? IMPLIED[plain] : undefined;
    const { props } = element;
    return implied === undefined || typeof props !== 'object'
      ? { ...element, type: name }
      : { ...element, type: name, props: { ...implied, ...(props as object) } };
  },
};

/** True for an element with all required props of the component, of which there is at least one. */
function hasRequired({ props }: JsonObject, { props: fields }: Definition): boolean {
  const required = Object.keys(fields).filter((name) => fields[name]?.required === true);
  return required.length > 0 && isJsonObject(props) && required.every((name) => Object.hasOwn(props, name));
}

/** The component with the closest name, one or two letters away; short names are too similar for that. */
function misspelled(plain: string): string | undefined {
  if (plain.length < 6) return undefined;
  const near = COMPONENTS.map(({ name }) => ({ name, away: distance(plain, plainOf(name)) }))
    .filter(({ away }) => away <= 2)
    .toSorted((one, other) => one.away - other.away);
  const [first, second] = near;
  return first !== undefined && first.away !== second?.away ? first.name : undefined;
}

/** Edit distance between two words. */
function distance(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return Number.POSITIVE_INFINITY;
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [at, letter] of one.split('').entries()) {
    const next = [at + 1];
    for (const [index, target] of other.split('').entries()) {
      const replaced = (row[index] ?? 0) + (letter === target ? 0 : 1);
      next.push(Math.min(replaced, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

const WORDS = ['title', 'label', 'text', 'content', 'message', 'heading', 'name'];
/** Parts of other systems' Tabs, whose value says which tab they belong to. */
const PANEL = /^(?:tab|step)s?(?:panel|pane|content|item)?$/;

export const replaceUnknownComponent: ElementRule = {
  name: 'replace-unknown-component',
  repair: (element, { definition }) => {
    const { type, children, props } = element;
    if (definition !== undefined || typeof type !== 'string' || typeof props !== 'object' || props === null)
      return element;
    const given = props as { [name: string]: unknown };
    const words = WORDS.map((name) => given[name]).find((value) => typeof value === 'string' || isRead(value));
    if (Array.isArray(children) && children.length > 0) {
      const value = PANEL.test(plainOf(type)) ? given['value'] : undefined;
      if (words === undefined && typeof value === 'string' && humanize(value) !== '')
        return { ...element, type: 'Card', props: { title: humanize(value) } };
      return words === undefined
        ? { ...element, type: 'Stack', props: {} }
        : { ...element, type: 'Card', props: { title: words as string } };
    }
    return words === undefined ? element : { ...element, type: 'Text', props: { text: words as string } };
  },
};

function isRead(value: unknown): boolean {
  return typeof value === 'object' && value !== null && ('$state' in value || '$bindItem' in value);
}
