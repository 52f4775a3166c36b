import { Schema, type DOMOutputSpec, type MarkSpec, type NodeSpec } from 'prosemirror-model';
import { isUrl } from '#catalog/compiler/validate/url.ts';

/** All that a rich text may hold. What has no place here is dropped as it comes in: the schema is the sanitiser. */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: block('p', { content: 'inline*' }),
    heading: {
      content: 'inline*',
      group: 'block',
      defining: true,
      attrs: { level: { default: 1, validate: 'number' } },
      parseDOM: [1, 2, 3].map((level) => ({ tag: `h${level}`, attrs: { level } })),
      toDOM: ({ attrs }): DOMOutputSpec => [`h${attrs['level']}`, 0],
    },
    blockquote: block('blockquote', { content: 'block+', defining: true }),
    code_block: {
      content: 'text*',
      marks: '',
      group: 'block',
      code: true,
      defining: true,
      parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
      toDOM: (): DOMOutputSpec => ['pre', ['code', 0]],
    },
    bullet_list: block('ul', { content: 'list_item+' }),
    ordered_list: block('ol', { content: 'list_item+' }),
    list_item: {
      content: 'paragraph block*',
      defining: true,
      parseDOM: [{ tag: 'li' }],
      toDOM: (): DOMOutputSpec => ['li', 0],
    },
    horizontal_rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: (): DOMOutputSpec => ['hr'] },
    text: { group: 'inline' },
    image: {
      inline: true,
      group: 'inline',
      draggable: true,
      attrs: { src: { validate: 'string' }, alt: { default: '', validate: 'string' } },
      parseDOM: [{ tag: 'img[src]', getAttrs: (element) => safeImage(element) }],
      toDOM: ({ attrs }): DOMOutputSpec => ['img', { src: attrs['src'] as string, alt: attrs['alt'] as string }],
    },
    hard_break: {
      inline: true,
      group: 'inline',
      selectable: false,
      parseDOM: [{ tag: 'br' }],
      toDOM: (): DOMOutputSpec => ['br'],
    },
  },
  marks: {
    link: {
      attrs: { href: { validate: 'string' } },
      inclusive: false,
      parseDOM: [{ tag: 'a[href]', getAttrs: (element) => safeLink(element) }],
      toDOM: ({ attrs }): DOMOutputSpec => ['a', { href: attrs['href'] as string, rel: 'noopener noreferrer' }, 0],
    },
    strong: mark('strong', ['b'], [{ style: 'font-weight=bold' }, { style: 'font-weight=700' }]),
    em: mark('em', ['i'], [{ style: 'font-style=italic' }]),
    underline: mark('u', [], [{ style: 'text-decoration=underline' }]),
    strike: mark('s', ['del', 'strike'], [{ style: 'text-decoration=line-through' }]),
    code: mark('code', [], []),
  },
});

/** The address where a link may lead to it, with a protocol added where one was forgotten; else undefined. */
export function safeHref(text: string): string | undefined {
  const typed = text.trim();
  if (typed === '') return undefined;
  const whole = /^[\w-]+(?:\.[\w-]+)+(?:[/?#].*)?$/.test(typed) ? `https://${typed}` : typed;
  return isUrl(whole, 'link') ? whole : undefined;
}

/** The address where a picture may come from it. */
export function safeSource(text: string): string | undefined {
  const typed = text.trim();
  return typed !== '' && isUrl(typed, 'picture') ? typed : undefined;
}

function block(tag: string, spec: NodeSpec): NodeSpec {
  return { group: 'block', parseDOM: [{ tag }], toDOM: (): DOMOutputSpec => [tag, 0], ...spec };
}

function mark(tag: string, aliases: readonly string[], styles: NonNullable<MarkSpec['parseDOM']>): MarkSpec {
  return {
    parseDOM: [tag, ...aliases].map((name) => ({ tag: name })).concat(styles as never[]),
    toDOM: (): DOMOutputSpec => [tag, 0],
  };
}

function safeLink(element: HTMLElement): { href: string } | false {
  const href = safeHref(element.getAttribute('href') ?? '');
  return href === undefined ? false : { href };
}

function safeImage(element: HTMLElement): { src: string; alt: string } | false {
  const src = safeSource(element.getAttribute('src') ?? '');
  return src === undefined ? false : { src, alt: element.getAttribute('alt') ?? '' };
}
