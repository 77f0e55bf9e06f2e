import '@fontsource-variable/inter/wght.css';
import './explorer.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { texts } from './explorer.texts';
import { keepGivenOperation, takeGivenOperation } from './given-operation';
import { signIn } from './sign-in';
import { followTheme } from './theme';

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no #root');
const root = createRoot(element);

followTheme();
keepGivenOperation();

try {
  const session = await signIn();
  // megabytes of editor: nobody needs them before the sign-in
  const { Explorer } = await import('./Explorer');
  const given = takeGivenOperation();
  root.render(
    <StrictMode>
      <Explorer session={session} given={given} />
    </StrictMode>,
  );
} catch {
  root.render(<p role="alert">{texts.cannotStart}</p>);
}
