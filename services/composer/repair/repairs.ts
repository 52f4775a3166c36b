/** When a repair runs: on one element as it arrives, or, once the model is done, on one aspect of the whole spec. */
export type RepairPhase = 'element' | 'tree' | 'bindings' | 'navigation' | 'actions' | 'grounding';

/**
 * Every repair by name, with a one-sentence description. The log and the metrics count by these names, and docs/repairs.md
 * lists them. A repair changes the form of what a model wrote, never a fact.
 */
export const REPAIRS = {
  'drop-prototype-keys': {
    phase: 'element',
    says: 'Keys called `__proto__` go, however deep they stand; in an element and its props also `constructor` and `prototype`.',
  },
  'rename-envelope-keys': {
    phase: 'element',
    says: 'Keys of an element that go by the name of another format, such as `component` or `events`, get their own.',
  },
  'fold-component-name': {
    phase: 'element',
    says: 'A type that is a catalog component in another spelling, or what another design system calls it, becomes that component.',
  },
  'lift-envelope-keys': {
    phase: 'element',
    says: '`children`, `on`, `repeat` and `visible` inside props move beside them; `type` stays, since some components have such a prop.',
  },
  'gather-handlers': {
    phase: 'element',
    says: 'Handlers that stand as keys or props of their own, such as `onClick` or `action`, move into `on`.',
  },
  'gather-loose-props': { phase: 'element', says: 'Props that stand beside `props` move into it.' },
  'fill-envelope': {
    phase: 'element',
    says: 'An element without `props` or `children` gets empty ones; one that is a single id or text becomes a list.',
  },
  'drop-nulls': { phase: 'element', says: 'A prop or key that is null means absent, and goes.' },
  'read-text-children': {
    phase: 'element',
    says: 'A text that a component without children holds as its child becomes its label or text.',
  },
  'legalise-ids': { phase: 'element', says: 'Ids that no element may have are rewritten, everywhere in the same way.' },
  'replace-unknown-component': {
    phase: 'element',
    says: 'An unknown component that holds children becomes a Card or Stack around them; one that only says something becomes a Text.',
  },
  'bind-path-props': {
    phase: 'element',
    says: 'A path that stands as a text in a prop such as `valuePath` becomes the `$bindState` of the live prop.',
  },
  'read-open-path': {
    phase: 'element',
    says: 'An overlay whose `open` reads or binds the state gets that path as its `openPath`.',
  },
  'fold-prop-names': {
    phase: 'element',
    says: 'A prop in another spelling, or by the name that other systems use where it clearly means one the component has, gets that name.',
  },
  'press-link': {
    phase: 'element',
    says: 'A Link without an address, which leads nowhere, becomes the Button that it is used as.',
  },
  'fold-item-names': {
    phase: 'element',
    says: 'Members of list items that go by another name, such as `header` for `label`, get the one that the list asks for; options given as a record become a list.',
  },
  'repair-expressions': {
    phase: 'element',
    says: 'Expressions in another spelling, and pointers such as `form/name`, `form.name` or `/state/form/name`, get their proper form.',
  },
  'read-moustaches': {
    phase: 'element',
    says: 'A text that is nothing but a template placeholder, such as `{{order.total}}` or `${/order/total}`, becomes the read it means.',
  },
  'bind-entered-values': {
    phase: 'element',
    says: 'A control whose value only reads the state writes it as well: `$state` on what the user enters becomes `$bindState`.',
  },
  'name-controls': {
    phase: 'element',
    says: 'A control without its required `name` or `label` gets it from the path it is bound to, from the other one, or from its id.',
  },
  'repair-bindings': {
    phase: 'element',
    says: 'Bindings in another notation become `{ action, params? }`, their params scalars or expressions; of several for one event the first that leaves the client is kept, else the first.',
  },
  'fold-verbs': {
    phase: 'element',
    says: 'Event names of other systems become the verb that the component emits; an event that it never emits goes.',
  },
  'repair-condition': {
    phase: 'element',
    says: 'A `visible` condition in another notation gets its proper form; one that cannot be read goes, so that the element shows.',
  },
  'repair-repeat': {
    phase: 'element',
    says: 'A `repeat` in another notation becomes `{ statePath }`; one without a path goes.',
  },
  'read-numbers': {
    phase: 'element',
    says: 'A number written with its sign or unit, such as `85%`, becomes the bare number where one is asked for.',
  },
  'unwrap-texts': {
    phase: 'element',
    says: 'A text that stands alone in a list or object where a plain text is asked for comes out of it.',
  },
  'lift-item-contents': {
    phase: 'element',
    says: 'Contents that the items of Tabs or an Accordion hold themselves become its children.',
  },
  'flatten-tree': { phase: 'element', says: 'Children nested as objects become elements of their own.' },
  'give-texts-elements': { phase: 'element', says: 'A text among the children of a container becomes a Text element.' },
  'wrap-labelled-control': {
    phase: 'element',
    says: 'A control that cannot show the label it was given stands in a FormField that can.',
  },
  'read-repeated': {
    phase: 'element',
    says: 'A `repeat` on a table or its like becomes the read of the list that it lacks.',
  },
  'wrap-repeated': {
    phase: 'element',
    says: 'A `repeat` on a leaf, or over several children, gets the one template it needs.',
  },
  'drop-unknown-props': { phase: 'element', says: 'Props and members that a component does not have go.' },
  'drop-unknown-keys': { phase: 'element', says: 'Keys that an element or binding does not have go.' },
  'fold-menu-words': {
    phase: 'element',
    says: 'Words from other systems become the word of the menu that means the same; for what only shapes looks, else the default.',
  },
  'convert-values': {
    phase: 'element',
    says: 'Numbers, booleans, texts and lists of texts take the form that is asked for, where nothing is lost.',
  },
  'clamp-settings': {
    phase: 'element',
    says: 'A number that shapes looks or behaviour is moved into its range; a fact never is.',
  },
  'read-where-not-writable': {
    phase: 'element',
    says: '`$bindState` on a prop that is no write target becomes `$state`.',
  },
  'drop-props-without-effect': { phase: 'element', says: 'A prop that has no effect without another goes.' },
  'repair-form': { phase: 'element', says: 'Any other fault for which the check itself can tell the repair.' },
  'drop-unusable': {
    phase: 'element',
    says: 'An optional prop that shapes looks only, or whose value says nothing that could be shown, goes when nothing can repair it.',
  },
  'repair-child-id': {
    phase: 'tree',
    says: 'A child id that no element has is pointed at the one element whose id differs in spelling only.',
  },
  'choose-root': { phase: 'tree', says: 'A `root` that names no element is pointed at one.' },
  'drop-missing-child': { phase: 'tree', says: 'A child id that no element has goes.' },
  'cut-shared-child': {
    phase: 'tree',
    says: 'An element that is listed twice, or is its own ancestor, stays with one parent.',
  },
  'attach-orphan': { phase: 'tree', says: 'An element that nobody lists finds a place.' },
  'drop-orphan': {
    phase: 'tree',
    says: 'An element that nobody lists goes when it shows nothing, repeats one that stands, or an edit took it out.',
  },
  'drop-empty-container': { phase: 'tree', says: 'A container that lost all it held goes.' },
  'substitute-component': {
    phase: 'tree',
    says: 'A component outside the component profile of the key gives way to Stack, Text, Button and Input that show and do the same.',
  },
  'fit-children': {
    phase: 'tree',
    says: 'Children that a component would not draw, or has too many of, stand where they show.',
  },
  'repair-pointer': {
    phase: 'bindings',
    says: 'A read that leads nowhere is pointed at the one path that differs in spelling only.',
  },
  'unroll-repeat': {
    phase: 'bindings',
    says: 'A repeat whose items hold lists that are repeated in turn becomes one copy of its template for each item.',
  },
  'repair-item-read': {
    phase: 'bindings',
    says: 'A read of a repeated item, by `/orders/$index/total`, `/item/total` or in another spelling, becomes the `$bindItem` it means.',
  },
  'repeat-over-list': {
    phase: 'bindings',
    says: 'What reads an item where nothing repeats is repeated over the one list whose items have all that it reads.',
  },
  'rehome-binding': {
    phase: 'bindings',
    says: 'A control bound inside the caller’s data, where nothing stands, gets a path of its own.',
  },
  'fit-read': {
    phase: 'bindings',
    says: 'A Text or Table that reads a whole record or list of records becomes what can show it.',
  },
  'derive-columns': { phase: 'bindings', says: 'A table without columns gets one for each scalar member of its rows.' },
  'seed-state': { phase: 'bindings', says: 'A path that is bound, repeated over, tested or shown gets a first value.' },
  'bind-control': {
    phase: 'bindings',
    says: 'A control that a model bound to nothing, in a Form or by the name of an action’s param, gets a path of its own.',
  },
  'move-submit-to-form': { phase: 'bindings', says: 'The action of a submit button moves to its Form.' },
  'mark-submit-button': { phase: 'bindings', says: 'The button that is there to send a Form is made to.' },
  'add-submit-button': { phase: 'bindings', says: 'A Form that nobody can send gets a Button that does.' },
  'accordion-sections': {
    phase: 'navigation',
    says: 'An Accordion that holds elements, which shows texts only, becomes a Stack of Collapsibles.',
  },
  'derive-tabs': { phase: 'navigation', says: 'Tabs without `tabs` get one for each of their titled children.' },
  'repair-switch-condition': {
    phase: 'navigation',
    says: 'A condition that names a tab by its label or position, or tests a path that no switcher writes, waits for what the one meant writes.',
  },
  'switch-panels': {
    phase: 'navigation',
    says: 'Panels of Tabs and their like that show all at once each get the condition of their own choice.',
  },
  'open-overlay': {
    phase: 'navigation',
    says: 'A Dialog or Drawer that nothing opens is opened by the button for it, or a new one.',
  },
  'enable-required-control': {
    phase: 'actions',
    says: 'The only control of a required action is not disabled for good.',
  },
  'bind-required-action': {
    phase: 'actions',
    says: 'A required action is bound to the idle control that is there for it.',
  },
  'add-required-button': { phase: 'actions', says: 'A required action that nothing fits gets a Button.' },
  'name-dead-control': { phase: 'actions', says: 'A control without an event does what its words say.' },
  'complete-params': {
    phase: 'actions',
    says: 'Params that an action lacks are bound to the controls that hold them; dead ones go.',
  },
  'ask-for-param': { phase: 'actions', says: 'A required param that nothing on the screen holds gets a control.' },
  'wire-handler': { phase: 'actions', says: 'A wired action gets its handler.' },
  'settle-actions': {
    phase: 'actions',
    says: 'An action in another spelling gets the declared one; under `declared_only` what is not declared goes before it is sent.',
  },
  'strip-undeclared-action': {
    phase: 'actions',
    says: 'Under `declared_only`, an action that is neither declared nor builtin goes.',
  },
  'strip-handler': { phase: 'actions', says: 'The handler of such an action goes.' },
  'drop-dead-control': { phase: 'actions', says: 'A control that has nothing left to do goes.' },
  'drop-dead-buttons': {
    phase: 'actions',
    says: 'Buttons that a larger component draws for an event nothing listens to go.',
  },
  'restore-fact': {
    phase: 'grounding',
    says: 'A row that is certain to be one of the caller’s gets back the number or date that the model mistyped.',
  },
  'redirect-copy': {
    phase: 'grounding',
    says: 'Reads of a copy of the caller’s data, made under a key of the model’s own, are pointed at the data; the copy goes.',
  },
  'refer-to-fact': {
    phase: 'grounding',
    says: 'A text that copies one fact, in another form or cut short, reads it from the data.',
  },
  'refer-to-list': {
    phase: 'grounding',
    says: 'A list that copies a list of the data item by item reads it from there.',
  },
} as const satisfies Readonly<Record<string, { phase: RepairPhase; says: string }>>;

/** The name of a repair. */
export type RepairName = keyof typeof REPAIRS;
