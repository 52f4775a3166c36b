import { formatPointer } from '#contract/json-pointer.ts';
import { choiceOf } from '../understand/choice.ts';
import { splitItems } from '../understand/split-items.ts';
import { findElement } from './find-element.ts';
import type { Patch } from './patch.ts';

/** Adds a choice to the control that a phrase names: `"Other" to the topic options`. */
export function addOption(patch: Patch, thing: string): boolean {
  const found =
    /^(?:an?\s+|the\s+)?(?:new\s+)?(?:options?\s+)?(.+?)\s+(?:as\s+(?:an?\s+)?options?\s+)?(?:to|for|in)\s+(?:the\s+)?(.+?)(?:\s+options?)?$/iu.exec(
      thing,
    );
  const [, labels = '', target = ''] = found ?? [];
  const place = findElement(patch.spec, target.replace(/\boptions?\b/giu, ''));
  const list = place?.element.props['options'];
  if (place === undefined || !Array.isArray(list)) return false;
  const names = splitItems(labels.replace(/\boptions?\b/giu, ''))
    .map((name) => name.replaceAll(/["“”„«»']/g, '').trim())
    .filter((name) => name !== '');
  const isPlain = list.some((item) => typeof item === 'string');
  for (const name of names) {
    const value = isPlain ? name : choiceOf(name);
    patch.apply({
      op: 'add',
      path: formatPointer(['elements', place.id, 'props', 'options', '-']),
      value,
    });
  }
  return names.length > 0;
}
