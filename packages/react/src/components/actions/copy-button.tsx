import { ButtonFace } from '../../parts/pressing/button-face.tsx';
import { Hidden } from '../../parts/looks/hidden.tsx';
import { Icon } from '../../parts/looks/icon.tsx';
import { useCopied } from '../../parts/pressing/use-copied.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import css from './copy-button.module.css';

/** Puts a text on the clipboard and says so for a moment. */
export function CopyButton({ props }: Drawn<'CopyButton'>) {
  const { value, label, copiedLabel, icon, variant, size } = props;
  const [isCopied, copy] = useCopied();
  return (
    <>
      <ButtonFace
        variant={variant === 'default' ? 'outline' : variant}
        size={size}
        className={css['copy']}
        onClick={() => copy(value)}
      >
        {icon !== 'none' && <Icon name={isCopied ? 'check' : icon} size={size} />}
        {/* Both texts keep their room, so that the button does not jump. */}
        <span className={css['words']}>
          <bdi aria-hidden={isCopied || undefined} data-hidden={isCopied || undefined}>
            {label}
          </bdi>
          <bdi aria-hidden={!isCopied || undefined} data-hidden={!isCopied || undefined}>
            {copiedLabel}
          </bdi>
        </span>
      </ButtonFace>
      <span role="status" aria-live="polite">
        <Hidden>{isCopied ? copiedLabel : ''}</Hidden>
      </span>
    </>
  );
}
