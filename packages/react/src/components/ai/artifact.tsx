import type { IconName } from '../../generated/icon-names.ts';
import { ButtonFace } from '../../parts/pressing/button-face.tsx';
import { classNames } from '../../parts/looks/class-names.ts';
import { Hidden } from '../../parts/looks/hidden.tsx';
import { Icon } from '../../parts/looks/icon.tsx';
import { styles } from '../../parts/looks/styles.ts';
import { surfaceStyles } from '../../parts/looks/surface.ts';
import { useCopied } from '../../parts/pressing/use-copied.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import css from './artifact.module.css';

const GLYPHS: { readonly [kind: string]: IconName } = { code: 'code', document: 'file-text', preview: 'eye' };

/** Something the assistant produced, with its name and a way to take it along. */
export function Artifact({ id, props }: Drawn<'Artifact'>) {
  const { title, content, kind, maxHeight, copyLabel, copiedLabel, accent, color, bg, borderColor, mutedColor } = props;
  const [isCopied, copy] = useCopied();
  return (
    <section
      aria-labelledby={`${id}-title`}
      className={css['panel']}
      style={{
        ...surfaceStyles(bg, color),
        ...styles({ '--artifact-edge': borderColor, '--artifact-accent': accent, '--artifact-quiet': mutedColor }),
      }}
    >
      <header className={css['head']}>
        <Icon name={GLYPHS[kind] ?? 'file-text'} className={css['glyph']} />
        <bdi id={`${id}-title`} className={css['title']}>
          {title}
        </bdi>
        <ButtonFace variant="ghost" size="sm" className={css['copy']} onClick={() => copy(content)}>
          <Icon name={isCopied ? 'check' : 'copy'} size="sm" />
          <bdi>{isCopied ? copiedLabel : copyLabel}</bdi>
        </ButtonFace>
        <span role="status" className={css['status']}>
          <Hidden>{isCopied ? copiedLabel : ''}</Hidden>
        </span>
      </header>
      {/* Focusable, so that keys can scroll it. */}
      <div
        className={classNames(css['body'], css[kind])}
        style={{ maxBlockSize: maxHeight }}
        tabIndex={0}
        role="group"
        aria-labelledby={`${id}-title`}
        dir="auto"
      >
        {content}
      </div>
    </section>
  );
}
