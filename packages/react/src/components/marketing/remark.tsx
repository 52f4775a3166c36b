import type { ReactNode } from 'react';
import { AvatarFace } from '../../parts/avatar-face.tsx';
import css from './remark.module.css';

type RemarkProps = {
  nameId: string;
  authorName: string;
  avatarSrc: string | undefined;
  timestamp: string | undefined;
  body: string;
  /** Buttons and replies under the text. */
  children?: ReactNode;
};

/** One remark of a reader: picture, author, time and text. Comment and CommentThread draw it. */
export function Remark({ nameId, authorName, avatarSrc, timestamp, body, children }: RemarkProps) {
  return (
    <article className={css['remark']} aria-labelledby={nameId}>
      <AvatarFace name={authorName} src={avatarSrc} size="2rem" isDecoration />
      <div className={css['content']}>
        <p className={css['head']}>
          <bdi id={nameId} className={css['author']}>
            {authorName}
          </bdi>
          {timestamp !== undefined && timestamp !== '' && <bdi className={css['time']}>{timestamp}</bdi>}
        </p>
        <p className={css['body']}>
          <bdi>{body}</bdi>
        </p>
        {children}
      </div>
    </article>
  );
}
