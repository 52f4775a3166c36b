import '@ui-composition/react/style.css';
import type { ReactNode } from 'react';

export const metadata = { title: 'Composed on request' };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
