/** When a repair runs: on one element as it arrives, or, once the model is done, on one aspect of the whole spec. */
export type RepairPhase = 'element' | 'tree' | 'bindings' | 'navigation' | 'actions' | 'grounding';

/**
 * Every repair by name, with a one-sentence description. The log and the metrics count by these names, and docs/repairs.md
 * lists them. A repair changes the form of what a model wrote, never a fact. The order of this list is not the order in which
 * repairs run: that is `ELEMENT_RULES` in element/repair-element.ts for elements, spec-passes.ts for the whole spec, and
 * attempt/finish-spec.ts for grounding.
 */
export const REPAIRS = {
  'drop-prototype-keys': {
    phase: 'element',
    description:
      'Keys named `__proto__` are removed at any depth; in an element and its props also `constructor` and `prototype`.',
  },
  'rename-envelope-keys': {
    phase: 'element',
    description: "Keys of an element that have another format's name, such as `component` or `events`, are renamed.",
  },
  'fold-component-name': {
    phase: 'element',
    description:
      "A type that is a catalog component in another spelling, or another design system's name for one, becomes that component.",
  },
  'lift-envelope-keys': {
    phase: 'element',
    description:
      '`children`, `on`, `repeat` and `visible` inside props move next to them; `type` stays, since some components have such a prop.',
  },
  'gather-handlers': {
    phase: 'element',
    description: 'Handlers given as keys or props, such as `onClick` or `action`, move into `on`.',
  },
  'gather-loose-props': { phase: 'element', description: 'Props next to `props` move into it.' },
  'fill-envelope': {
    phase: 'element',
    description:
      'An element without `props` or `children` gets empty ones; `children` given as a single id or text becomes a list.',
  },
  'drop-nulls': { phase: 'element', description: 'A prop or key that is null means absent and is removed.' },
  'read-text-children': {
    phase: 'element',
    description: 'A text child of a component without children becomes its label or text.',
  },
  'legalise-ids': { phase: 'element', description: 'Invalid element ids are rewritten, everywhere in the same way.' },
  'replace-unknown-component': {
    phase: 'element',
    description:
      'An unknown component with children becomes a Card or Stack around them; one with only text becomes a Text.',
  },
  'bind-path-props': {
    phase: 'element',
    description: 'A path given as text in a prop such as `valuePath` becomes the `$bindState` of the live prop.',
  },
  'read-open-path': {
    phase: 'element',
    description: "The path that an overlay's `open` reads or binds becomes its `openPath`.",
  },
  'fold-prop-names': {
    phase: 'element',
    description:
      "A prop in another spelling, or under a name from other systems that clearly means one of the component's props, is renamed.",
  },
  'press-link': {
    phase: 'element',
    description: 'A Link without an address becomes the Button that it is used as.',
  },
  'fold-item-names': {
    phase: 'element',
    description:
      'Members of list items under another name, such as `header` for `label`, are renamed; options given as an object become a list.',
  },
  'repair-expressions': {
    phase: 'element',
    description:
      'Expressions in another spelling, and pointers such as `form/name`, `form.name` or `/state/form/name`, are brought into canonical form.',
  },
  'read-moustaches': {
    phase: 'element',
    description:
      'A text that is nothing but a template placeholder, such as `{{order.total}}` or `${/order/total}`, becomes the read it means.',
  },
  'bind-entered-values': {
    phase: 'element',
    description: '`$state` on the value of a control becomes `$bindState`, so that the control can write it.',
  },
  'name-controls': {
    phase: 'element',
    description:
      'A control without its required `name` or `label` gets it from its bound path, from the other one, or from its id.',
  },
  'repair-bindings': {
    phase: 'element',
    description:
      'Bindings in another notation become `{ action, params? }` with scalars or expressions as params; of several bindings for one event the first that the host handles is kept, else the first.',
  },
  'fold-verbs': {
    phase: 'element',
    description:
      'Event names of other systems become the verb that the component emits; an event that it never emits is removed.',
  },
  'repair-condition': {
    phase: 'element',
    description:
      'A `visible` condition in another notation is brought into canonical form; an unreadable one is removed, so that the element shows.',
  },
  'repair-repeat': {
    phase: 'element',
    description: 'A `repeat` in another notation becomes `{ statePath }`; one without a path is removed.',
  },
  'read-numbers': {
    phase: 'element',
    description: 'A number written with its sign or unit, such as `85%`, becomes a bare number where one is expected.',
  },
  'unwrap-texts': {
    phase: 'element',
    description: 'A text that is the only member of a list or object is unwrapped where plain text is expected.',
  },
  'lift-item-contents': {
    phase: 'element',
    description: 'Contents given inside the items of Tabs or an Accordion become children.',
  },
  'flatten-tree': { phase: 'element', description: 'Children nested as objects become separate elements.' },
  'give-texts-elements': {
    phase: 'element',
    description: 'A text among the children of a container becomes a Text element.',
  },
  'wrap-labelled-control': {
    phase: 'element',
    description: 'A control that cannot show its label is wrapped in a FormField that can.',
  },
  'read-repeated': {
    phase: 'element',
    description: 'A `repeat` on a table or similar component becomes a read of the list in its missing prop.',
  },
  'wrap-repeated': {
    phase: 'element',
    description: 'A `repeat` on a leaf, or over several children, gets a single template.',
  },
  'drop-unknown-props': {
    phase: 'element',
    description: 'Props and members that a component does not have are removed.',
  },
  'drop-unknown-keys': { phase: 'element', description: 'Keys that an element or binding does not have are removed.' },
  'fold-menu-words': {
    phase: 'element',
    description:
      'Enum values from other systems become the value with the same meaning, or the default if they only affect looks.',
  },
  'convert-values': {
    phase: 'element',
    description:
      'Numbers, booleans, texts and lists of texts are converted to the expected type where that is lossless.',
  },
  'clamp-settings': {
    phase: 'element',
    description: 'A number that affects looks or behaviour is clamped to its range; a fact never is.',
  },
  'read-where-not-writable': {
    phase: 'element',
    description: '`$bindState` on a prop that cannot be written becomes `$state`.',
  },
  'drop-props-without-effect': {
    phase: 'element',
    description: 'A prop that has no effect without another is removed.',
  },
  'repair-form': { phase: 'element', description: 'Any other fault for which the check itself proposes a repair.' },
  'drop-unusable': {
    phase: 'element',
    description:
      'An optional prop that only affects looks, or whose value cannot be shown, is removed when nothing can repair it.',
  },
  'repair-child-id': {
    phase: 'tree',
    description: 'A child id without an element is redirected to the only element whose id differs just in spelling.',
  },
  'choose-root': { phase: 'tree', description: 'A `root` that names no element is pointed at one.' },
  'drop-missing-child': { phase: 'tree', description: 'A child id without an element is removed.' },
  'cut-shared-child': {
    phase: 'tree',
    description: 'An element that is listed twice, or is its own ancestor, stays with one parent.',
  },
  'attach-orphan': { phase: 'tree', description: 'An unlisted element is placed in the tree.' },
  'drop-orphan': {
    phase: 'tree',
    description: 'An unlisted element is dropped when it is empty, duplicates another, or was unlisted by an edit.',
  },
  'drop-empty-container': { phase: 'tree', description: 'A container that lost all its children is dropped.' },
  'substitute-component': {
    phase: 'tree',
    description:
      'A component outside the component profile of the key is replaced by Stack, Text, Button and Input that show and do the same.',
  },
  'fit-children': {
    phase: 'tree',
    description: 'Children that a component would not draw, or has too many of, are moved to where they are drawn.',
  },
  'repair-pointer': {
    phase: 'bindings',
    description: 'A read of a missing path is redirected to the only path that differs just in spelling.',
  },
  'unroll-repeat': {
    phase: 'bindings',
    description:
      'A repeat that contains a repeat over a list in each item is expanded to one copy of its template per item.',
  },
  'repair-item-read': {
    phase: 'bindings',
    description:
      'A read of the repeated item as `/orders/$index/total`, `/item/total` or in another spelling becomes the `$bindItem` it means.',
  },
  'repeat-over-list': {
    phase: 'bindings',
    description:
      'Elements that read an item outside any repeat are repeated over the only list whose items have all the fields they read.',
  },
  'rehome-binding': {
    phase: 'bindings',
    description: 'A control bound to a missing path inside the caller’s data gets a separate path.',
  },
  'fit-read': {
    phase: 'bindings',
    description: 'A Text or Table that reads an object or a list of objects becomes a component that can show it.',
  },
  'derive-columns': {
    phase: 'bindings',
    description: 'A table without columns gets one for each scalar member of its rows.',
  },
  'seed-state': {
    phase: 'bindings',
    description: 'A path that is bound, repeated over, tested or shown gets a first value.',
  },
  'bind-control': {
    phase: 'bindings',
    description: 'An unbound control in a Form, or named like an action’s param, gets a path.',
  },
  'move-submit-to-form': { phase: 'bindings', description: 'The action of a submit button moves to its Form.' },
  'mark-submit-button': { phase: 'bindings', description: 'A Form’s button for submitting becomes its submit button.' },
  'add-submit-button': { phase: 'bindings', description: 'A Form without a submit button gets one.' },
  'accordion-sections': {
    phase: 'navigation',
    description: 'An Accordion with element children, which can only show texts, becomes a Stack of Collapsibles.',
  },
  'derive-tabs': { phase: 'navigation', description: 'Tabs without `tabs` get one for each of their titled children.' },
  'repair-switch-condition': {
    phase: 'navigation',
    description:
      'A condition that names a tab by its label or index, or tests a path that no switcher writes, is changed to test what the switcher writes.',
  },
  'switch-panels': {
    phase: 'navigation',
    description:
      'Panels of Tabs and similar components that would all show at once each get the condition of their choice.',
  },
  'open-overlay': {
    phase: 'navigation',
    description: 'A Dialog or Drawer that nothing opens is opened by the button meant for it, or a new one.',
  },
  'enable-required-control': {
    phase: 'actions',
    description: 'The only control of a required action is enabled if it was permanently disabled.',
  },
  'bind-required-action': {
    phase: 'actions',
    description: 'A required action is bound to an idle control that fits it.',
  },
  'add-required-button': { phase: 'actions', description: 'A required action that no control fits gets a Button.' },
  'name-dead-control': { phase: 'actions', description: 'A control without an event does what its label says.' },
  'complete-params': {
    phase: 'actions',
    description:
      'Missing params of an action are bound to the controls that hold them; params that read nothing are removed.',
  },
  'ask-for-param': { phase: 'actions', description: 'A required param without a control gets one.' },
  'wire-handler': { phase: 'actions', description: 'A wired action gets its handler.' },
  'settle-actions': {
    phase: 'actions',
    description:
      'An action in another spelling gets the declared name; under `declared_only` undeclared actions are removed before they are sent.',
  },
  'strip-undeclared-action': {
    phase: 'actions',
    description: 'Under `declared_only`, an action that is neither declared nor builtin is removed.',
  },
  'strip-handler': { phase: 'actions', description: 'The handler of a removed action is removed.' },
  'drop-dead-control': { phase: 'actions', description: 'A control left without a purpose is removed.' },
  'drop-dead-buttons': {
    phase: 'actions',
    description: 'Buttons that a larger component draws for an unwired event are removed.',
  },
  'restore-fact': {
    phase: 'grounding',
    description: 'A row that is certainly one of the caller’s gets back the number or date that the model mistyped.',
  },
  'redirect-copy': {
    phase: 'grounding',
    description:
      'Reads of the model’s own copy of the caller’s data are redirected to the data, and the copy is removed.',
  },
  'refer-to-fact': {
    phase: 'grounding',
    description: 'A text that copies one fact, in another form or truncated, is read from the data.',
  },
  'refer-to-list': {
    phase: 'grounding',
    description: 'A list that copies a list of the data item by item is read from the data.',
  },
} as const satisfies Readonly<Record<string, { phase: RepairPhase; description: string }>>;

/** The name of a repair. */
export type RepairName = keyof typeof REPAIRS;
