import { styles } from '../../parts/looks/styles.ts';
import type { Drawn } from '../../runtime/drawn.ts';
import { Reactions } from './reactions.tsx';
import { Remark } from './remark.tsx';
import css from './comment.module.css';

/** One reader remark with small action buttons and replies nested as children. */
export function Comment({ id, props, children, fire, write, isBusy }: Drawn<'Comment'>) {
  const { authorName, avatarSrc, timestamp, body, actions = [], countFormat, depth, accent, mutedColor } = props;
  return (
    <div className={css['comment']} style={styles({ '--depth': depth, '--muted': mutedColor })}>
      <Remark {...{ authorName, avatarSrc, timestamp, body }} nameId={`${id}-author`}>
        <Reactions
          {...{ actions, countFormat, accent, isBusy }}
          onPress={(label, index) => {
            write('activeAction', label === '' ? String(index) : label);
            fire('commit', { value: props.id ?? '', label, index });
          }}
        />
        {children !== null && <div className={css['replies']}>{children}</div>}
      </Remark>
    </div>
  );
}
