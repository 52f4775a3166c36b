import { classNames } from '../../parts/looks/class-names.ts';
import column from '../../parts/column.module.css';
import { surfaceStyles } from '../../parts/looks/surface.ts';
import type { ChildElement, Drawn } from '../../runtime/drawn.ts';
import css from './stack.module.css';

/** Children in one column or one row, evenly spaced. */
export function Stack({ props, children, childElements }: Drawn<'Stack'>) {
  const { direction, gap, align, justify, wrap, padding, bg, color } = props;
  const isRow = direction === 'horizontal';
  const hasEdges = (padding !== undefined && padding !== 'none') || bg !== undefined;
  return (
    <div
      className={classNames(css['stack'], isRow ? css['row'] : column['column'], isRow && wrap && css['wrap'])}
      data-align={align}
      data-justify={justify}
      data-ui-side-by-side={isRow ? '' : undefined}
      data-ui-plain={isRow || hasEdges ? undefined : ''}
      style={{
        gap: gap === 'none' ? 0 : `var(--ui-gap-${gap})`,
        padding: padding === undefined || padding === 'none' ? undefined : `var(--ui-pad-${padding})`,
        ...surfaceStyles(bg, color),
      }}
    >
      {isRow ? childElements.map(inRow) : children}
    </div>
  );
}

function inRow({ id, type, props, node }: ChildElement) {
  if (!FILLING.has(type) || (type === 'Container' && props['width'] !== undefined)) return node;
  return (
    <div key={id} className={css['filling']} data-ui-filling="">
      {node}
    </div>
  );
}

/** Components that take all the room there is; in a row they share it. */
const FILLING: ReadonlySet<string> = new Set(
  `Accordion Card Collapsible Container Grid PageHeader Section SplitPane
  Combobox DatePicker DateRangePicker FileUpload Form FormField Input MultiSelect NumberInput PhoneInput RangeSlider
  RichComposer SearchInput Select Slider TagInput Textarea TimePicker
  CodeBlock DataTable DescriptionList DiffView EditableSpreadsheetGrid FacetList FilterBar FilterPanel Gantt JsonView
  KanbanBoard KanbanCard ListItem ProgramGuideGrid Stat StatGroup Table Timeline Tree VirtualList
  AreaChart BarChart BarList Candlestick DonutChart FunnelChart Gauge Heatmap LineChart PieChart RadarChart RadialBar
  Sankey ScatterChart Tracker Treemap
  Alert Banner Callout EmptyState ErrorState NotFound Progress Result Skeleton Tabs Stepper
  BlockDocumentEditor BodyMap Calendar FloorPlan LogConsole MapEmbed MapView MediaAnnotator MediaScrubber NodeGraph
  NotificationCenter PermissionMatrix PrintLayout Scheduler TournamentBracket
  Carousel Gallery MediaGrid Video YouTube FeatureCard FeatureGrid PlanCard PricingTable CTA Hero FAQ Testimonial
  Comment CommentThread FeedItem Conversation Message MessageContent PromptInput Reasoning Task ToolCall`.split(/\s+/),
);
