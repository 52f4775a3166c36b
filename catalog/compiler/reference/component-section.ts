import type { Definition } from '#catalog/definition.ts';
import { propTable } from './prop-table.ts';

/** Everything about one component, as a section of a reference page. */
export function componentSection(definition: Definition): string {
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
