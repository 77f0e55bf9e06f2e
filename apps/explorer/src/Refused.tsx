import { texts } from './explorer.texts';
import { Header } from './Header';
import type { Session } from './sign-in';

/** Page for a person without permission. It names the missing role, and who assigns it. */
export const Refused = ({ session }: { readonly session: Session }) => (
  <>
    <Header session={session} onSignOut={() => void session.signOut()} />
    <main className="refused">
      <h2>{texts.refused}</h2>
      <p>{texts.refusedRole}</p>
      <p>{texts.refusedNext}</p>
    </main>
  </>
);
