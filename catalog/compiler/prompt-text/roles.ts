import type { Definition, Prop } from '#catalog/definition.ts';

/**
 * What a prop does for a component:
 * `content` is what it shows, holds or decides, which a model must know to use the component at all;
 * `look` affects appearance only; `wording` translates a built-in text; `shared` means the same on every control.
 */
type PropRole = 'content' | 'look' | 'wording' | 'shared';

const LOOKS = new Set(
  (
    'accentBar align animated animation aspect attached autosize blur border borderStyle bordered ' +
    'caretIcon cellSize centered chevronIcon chips clamp colorScale copyable countFormat curve dense ' +
    'density divided divider dot extended externalIcon fade fallbackInitials fillOpacity fit fitted font ' +
    'fullWidth gap grayscale guideLine height hour12 hourHeight hourWidth hover iconPosition italic ' +
    'itemHeight justify labelPlacement labelPosition layout margin mask matchHeight matchWidth maxDepth ' +
    'maxHeight maxWidth mono motion nodeHeight nodeShape nodeWidth nowLine opacity orientation ' +
    'overlayOpacity overscan padding palette pinnedFirst placement position precision prose radius ratio ' +
    'ring rounded rowHeight separator shadow shape siblingCount side size snapMinutes spacing speed ' +
    'spinnerSize sticky stickyHeader striped style surface theme thickness thumbnailQuality tickStep ' +
    'titleLevel triggerVariant truncate underline uppercase variant weight wrap zebra'
  ).split(' '),
);

const SHARED = new Set(
  'disabled loading readonly readOnly emitOnChange checks validateOn helpText errorText required external'.split(' '),
);

const WORDING = new Set(
  (
    'ariaLabel emptyText placeholder monthNames weekdayLabels stateLabels valuePrefix valueSuffix valueFormat ' +
    'xAxisTitle yAxisTitle'
  ).split(' '),
);

/** How the roles of a component's props and of their members are determined. */
export type Roles = {
  ofProp: (definition: Definition, name: string) => PropRole;
  ofMember: (name: string, prop: Prop) => PropRole;
};

/** In the catalog a name means the same everywhere, so names and kinds determine the role. */
const CATALOG_ROLES: Roles = { ofProp: roleOf, ofMember: roleByName };

/** Everything that a custom component declares is meant to be used. */
const CUSTOM_ROLES: Roles = { ofProp: () => 'content', ofMember: () => 'content' };

/** How roles are determined for a definition. Only the catalog's have `uiTypes`. */
export function rolesIn({ uiTypes }: Definition): Roles {
  return uiTypes === undefined ? CUSTOM_ROLES : CATALOG_ROLES;
}

/** Required props, write targets and members of rules are always content. */
function roleOf(definition: Definition, name: string): PropRole {
  const prop = definition.props[name];
  if (prop === undefined || prop.bind === true || namedByRule(definition, name)) return 'content';
  return roleByName(name, prop);
}

function roleByName(name: string, prop: Prop): PropRole {
  if (prop.required === true) return 'content';
  if (SHARED.has(name)) return 'shared';
  if (prop.kind === 'color' || prop.kind === 'dimension' || LOOKS.has(name) || name.startsWith('show')) return 'look';
  const isText = prop.kind === 'string' || prop.kind === 'text';
  if (WORDING.has(name) || (isText && prop.default !== undefined)) return 'wording';
  return 'content';
}

function namedByRule({ oneOf = [], needs = {} }: Definition, name: string): boolean {
  return oneOf.some((names) => names.includes(name)) || Object.values(needs).some((names) => names.includes(name));
}
