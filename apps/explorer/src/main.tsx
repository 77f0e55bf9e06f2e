import '@fontsource-variable/inter/wght.css';
import './explorer.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { texts } from './explorer.texts';
import { keepGivenOperation, takeGivenOperation } from './given-operation';
import { storageOf } from './text-storage';
import { mayExplore } from './may-explore';
import { Refused } from './Refused';
import { signIn } from './sign-in';
import { followTheme } from './theme';

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no #root');
const root = createRoot(element);

followTheme();
keepGivenOperation();

try {
  const session = await signIn();
  const storage = storageOf(session.id);
  void session.signedOut.then(() => {
    storage.forget();
    root.render(null);
    location.reload(); // leads to the sign-in, with an empty memory
  });
  const isAllowed = await mayExplore(session);
  if (isAllowed) {
    // lazily loaded: the editor has megabytes, and is not needed before the sign-in
    const { Explorer } = await import('./Explorer');
    root.render(
      <StrictMode>
        <Explorer session={session} storage={storage} given={takeGivenOperation()} />
      </StrictMode>,
    );
  } else root.render(<Refused session={session} />);
} catch {
  root.render(<p role="alert">{texts.cannotStart}</p>);
}
