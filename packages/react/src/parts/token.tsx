import { Icon } from './icon.tsx';
import css from './token.module.css';

type TokenProps = {
  label: string;
  /** Undefined where the value may not be taken away. */
  onRemove?: (() => void) | undefined;
  isDisabled: boolean;
};

/** A picked value in a field, with the button that takes it away. */
export function Token({ label, onRemove, isDisabled }: TokenProps) {
  return (
    <li className={css['token']}>
      <bdi className={css['words']}>{label}</bdi>
      {onRemove !== undefined && !isDisabled && (
        <button type="button" className={css['remove']} aria-label={`Remove ${label}`} onClick={onRemove}>
          <Icon name="x" size="xs" />
        </button>
      )}
    </li>
  );
}
