import { Icon } from './looks/icon.tsx';
import css from './token.module.css';
import { useWords } from '../runtime/runtime.ts';

type TokenProps = {
  label: string;
  /** Undefined where the value may not be taken away. */
  onRemove?: (() => void) | undefined;
  isDisabled: boolean;
};

/** A picked value in a field, with the button that takes it away. */
export function Token({ label, onRemove, isDisabled }: TokenProps) {
  const say = useWords();
  return (
    <li className={css['token']}>
      <bdi className={css['words']}>{label}</bdi>
      {onRemove !== undefined && !isDisabled && (
        <button
          type="button"
          className={css['remove']}
          aria-label={say('Remove {label}', { label })}
          onClick={onRemove}
        >
          <Icon name="x" size="xs" />
        </button>
      )}
    </li>
  );
}
