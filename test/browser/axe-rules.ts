import { readFileSync } from 'node:fs';

/** The script to evaluate in a page before `AXE`. */
export const axeSource = readFileSync(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');

// What Lighthouse scores besides the rules of WCAG, as far as it is about a part of a page.
const LIGHTHOUSE = `'heading-order', 'tabindex', 'accesskeys', 'aria-allowed-role', 'aria-dialog-name', 'aria-text', 'aria-treeitem-name',
  'image-redundant-alt', 'label-content-name-mismatch', 'skip-link', 'table-duplicate-name', 'td-has-header'`;

const ALL = `${LIGHTHOUSE}, ...axe.getRules(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).map(({ ruleId }) => ruleId)`;

/** The faults of a page, each as the rule and the part that breaks it. */
export const AXE = axeOf(ALL);

/** The same, of some rules only. What passes is not described: that takes longer than to check it. */
export function axeOf(rules: string): string {
  return `axe.run(document, { resultTypes: ['violations'], runOnly: { type: 'rule', values: [${rules}] } }).then(({ violations }) =>
  violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ': ' + html.slice(0, 200))))`;
}
