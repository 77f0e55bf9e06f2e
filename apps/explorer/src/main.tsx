import '@fontsource-variable/inter/wght.css';
import './explorer.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { texts } from './explorer.texts';
import { keepGivenOperation, takeGivenOperation } from './given-operation';
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
  const isAllowed = await mayExplore(session);
  if (isAllowed) {
    // megabytes of editor: nobody needs them before the sign-in
    const { Explorer } = await import('./Explorer');
    root.render(
      <StrictMode>
        <Explorer session={session} given={takeGivenOperation()} />
      </StrictMode>,
    );
  } else root.render(<Refused session={session} />);
} catch {
  root.render(<p role="alert">{texts.cannotStart}</p>);
}
