import { Fragment, type ReactNode } from 'react';
import { classNames } from '../../parts/looks/class-names.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { lightMarkdown, type Run } from './light-markdown.ts';
import css from './message-content.module.css';

/** A block of answer text: plain, or with bold, italic and inline code. */
export function MessageContent({ props }: Drawn<'MessageContent'>) {
  const { content, variant, mono, prose, color } = props;
  return (
    <div
      className={classNames(css['content'], mono && css['mono'], prose && css['prose'])}
      style={color === undefined ? undefined : { color }}
      dir="auto"
    >
      {content
        .trim()
        .split(/\n[^\S\n]*\n\s*/)
        .map((paragraph, index) => (
          <p key={index}>{variant === 'markdown' ? draw(lightMarkdown(paragraph)) : paragraph}</p>
        ))}
    </div>
  );
}

function draw(runs: readonly Run[]): ReactNode {
  return runs.map(({ style, text, runs: inner }, index) => {
    const inside = inner === undefined ? text : draw(inner);
    if (style === 'bold') return <strong key={index}>{inside}</strong>;
    if (style === 'italic') return <em key={index}>{inside}</em>;
    if (style === 'code') {
      return (
        <code key={index} className={css['code']}>
          {inside}
        </code>
      );
    }
    return <Fragment key={index}>{inside}</Fragment>;
  });
}
