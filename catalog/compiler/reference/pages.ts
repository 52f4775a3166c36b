import { COMPONENTS, GROUPS } from '#catalog/components.ts';
import type { Definition } from '#catalog/definition.ts';
import { ICONS } from '#catalog/icons.ts';
import { CATALOG_VERSION } from '#catalog/version.ts';
import { componentSection } from './component-section.ts';

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
