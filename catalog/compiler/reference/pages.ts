import { COMPONENTS, GROUPS } from '#catalog/components.ts';
import type { Definition } from '#catalog/definition.ts';
import { ICONS } from '#catalog/icons.ts';
import { CATALOG_VERSION } from '#catalog/version.ts';
import { propTable } from './prop-table.ts';

const GENERATED = '<!-- Generated from catalog/ by `npm run gen:catalog`. Do not edit. -->';

/** The reference pages of the catalog: file names in docs/catalog/ with their Markdown. */
export function referencePages(): Map<string, string> {
  const groups: [name: string, definitions: readonly Definition[]][] = Object.entries(GROUPS);
  return new Map([
    ['README.md', indexPage(groups)],
    ['icons.md', iconsPage()],
    ...groups.map(([name, definitions]): [string, string] => [`${name}.md`, groupPage(name, definitions)]),
  ]);
}

function indexPage(groups: readonly [name: string, definitions: readonly Definition[]][]): string {
  const rows = groups.map(
    ([name, definitions]) => `| [${title(name)}](${name}.md) | ${links(definitions, `${name}.md`)} |`,
  );
  return page([
    '# Component catalog',
    `The ${COMPONENTS.length} components that a composed spec may use, version \`${CATALOG_VERSION}\`. What they share stands in [conventions](conventions.md), the names for \`icon\` props in [icons](icons.md).`,
    ['| Group | Components |', '|---|---|', ...rows].join('\n'),
  ]);
}

function groupPage(name: string, definitions: readonly Definition[]): string {
  return page([`# ${title(name)}`, links(definitions, ''), ...definitions.map(componentSection)]);
}

function iconsPage(): string {
  return page(['# Icons', `The closed registry: ${ICONS.length} names.`, ICONS.map((name) => `\`${name}\``).join(' ')]);
}

function page(parts: readonly string[]): string {
  return `${[GENERATED, ...parts].join('\n\n')}\n`;
}

function links(definitions: readonly Definition[], file: string): string {
  return definitions.map(({ name }) => `[${name}](${file}#${name.toLowerCase()})`).join(' · ');
}

function title(group: string): string {
  return group === 'ai' ? 'AI' : group.charAt(0).toUpperCase() + group.slice(1);
}

/** Everything about one component, as a section of a reference page. */
function componentSection(definition: Definition): string {
  const { name, description, useWhen, props, a11y, uiTypes = [], example } = definition;
  const element = JSON.stringify({ type: name, ...example }, null, 2);
  return [
    `## ${name}`,
    description,
    useWhen === undefined ? '' : `Use when ${useWhen}.`,
    childrenSentence(definition),
    propTable(props),
    rulesList(definition),
    eventsTable(definition),
    a11y === undefined ? '' : `Accessibility: ${a11y}`,
    uiTypes.length === 0 ? '' : `Serves ${uiTypes.map((type) => `\`${type}\``).join(', ')}.`,
    `\`\`\`json\n${element}\n\`\`\``,
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function childrenSentence({ children, minChildren, maxChildren }: Definition): string {
  if (children === 'none') return 'Takes no children.';
  const types = children === 'any' ? 'any components' : children.join(' and ');
  if (minChildren === undefined && maxChildren === undefined) return `Takes ${types} as children.`;
  return minChildren === maxChildren
    ? `Takes exactly ${minChildren} children: ${types}.`
    : `Takes ${minChildren ?? 0} to ${maxChildren ?? 'any number of'} children: ${types}.`;
}

/** The rules between props, one line each. */
function rulesList({ oneOf = [], needs = {}, order = [] }: Definition): string {
  return [
    ...oneOf.map((names) => `- At least one of ${names.map(code).join(', ')} is given.`),
    ...Object.entries(needs).map(
      ([name, others]) => `- ${code(name)} has no effect without ${others.map(code).join(', ')}.`,
    ),
    ...order.map(([low, sign, high]) => `- ${code(low)} ${sign === '<' ? 'is below' : 'is at most'} ${code(high)}.`),
  ].join('\n');
}

function eventsTable({ events }: Definition): string {
  const rows = Object.entries(events).map(
    ([verb, { when, payload }]) => `| ${code(verb)} | ${payload.map(code).join(' ')} | ${when} |`,
  );
  if (rows.length === 0) return 'Emits no events.';
  return ['| Event | Payload | When |', '|---|---|---|', ...rows].join('\n');
}

function code(word: string): string {
  return `\`${word}\``;
}
