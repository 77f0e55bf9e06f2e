import type { ReactNode } from 'react';
import { texts } from './explorer.texts';
import type { Session } from './sign-in';

interface HeaderProps {
  readonly session: Session;
  readonly onSignOut: () => void;
  readonly children?: ReactNode;
}

/** Header with title, username, a link to the back office and a sign-out button. */
export const Header = ({ session, onSignOut, children }: HeaderProps) => (
  <header>
    <img src="/favicon.svg" alt="" width={28} height={28} />
    <h1>{texts.title}</h1>
    {children}
    <a className="button plain" href="/">
      {texts.back}
    </a>
    <p className="username">{session.username}</p>
    <button className="button" type="button" onClick={onSignOut}>
      {texts.signOut}
    </button>
  </header>
);
