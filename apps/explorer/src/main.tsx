import './explorer.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { texts } from './explorer.texts';
import { signIn } from './sign-in';

const element = document.getElementById('root');
if (!element) throw new Error('index.html has no #root');
const root = createRoot(element);

try {
  const session = await signIn();
  // megabytes of editor: nobody needs them before the sign-in
  const { Explorer } = await import('./Explorer');
  root.render(
    <StrictMode>
      <Explorer session={session} />
    </StrictMode>,
  );
} catch {
  root.render(<p role="alert">{texts.cannotStart}</p>);
}
