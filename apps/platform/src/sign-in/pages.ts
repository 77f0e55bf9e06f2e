import { createHash } from 'node:crypto';
import { type DemoUser, demoUsers } from './demo-users.ts';
import { stylesHash } from './page.styles.ts';
import { escapeHtml, renderDocument, type Page } from './page.ts';
import { texts } from './sign-in.texts.ts';

interface LoginForm {
  /** URL that the form is submitted to. */
  readonly action: string;
  readonly username: string;
  /** Reason why the last attempt failed. */
  readonly problem?: string;
}

export interface Pages {
  login(form: LoginForm): Page;
  /** Renders a message with a link to the application. Errors also have their code. */
  message(title: string, text: string, code?: string): Page;
  /** Renders the confirmation of a sign-out. `form` is oidc-provider's form with its secret. */
  signOut(form: string): Page;
  /** Renders a page that signs out at once. */
  signingOut(form: string): Page;
  /** Renders the form for the code that a terminal shows. `form` is oidc-provider's form with its secret. */
  deviceCode(form: string, problem?: string): Page;
  /** Renders the question whether this code is that of the person's own terminal. */
  deviceConfirmation(form: string, code: string): Page;
  /** Policy for responses of oidc-provider, which adds the hash of its script. */
  readonly basePolicy: string;
}

interface PagesOptions {
  readonly webOrigins: readonly string[];
}

const submitAtOnce = 'document.forms[0].submit()';

const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`;

/** Renders the demonstration users. A click fills the user name in, and only the password is left to type. */
function demoSection(): string {
  const row = ({ username, description }: DemoUser) =>
    `<tr><th scope="row"><a href="?username=${encodeURIComponent(username)}">${escapeHtml(username)}</a></th><td>${escapeHtml(description)}</td></tr>`;
  return `<section class="demo" aria-labelledby="demo-users">
<h2 id="demo-users">${texts.demoUsers}</h2>
${paragraph(texts.demoPassword)}
<table>
<thead><tr><th scope="col">${texts.demoUser}</th><th scope="col">${texts.demoDescription}</th></tr></thead>
<tbody>
${demoUsers.map(row).join('\n')}
</tbody>
</table>
</section>`;
}

/**
 * Renders the login form. Its field, form and button names are Keycloak's, because scripts that sign in look for them.
 */
function loginContent({ action, username, problem }: LoginForm): string {
  const invalid = problem === undefined ? '' : ' aria-invalid="true" aria-describedby="problem"';
  const focus = (wanted: boolean) => (wanted ? ' autofocus' : '');
  return `${paragraph(texts.invitation)}
${problem === undefined ? '' : `<p id="problem" role="alert">${escapeHtml(problem)}</p>`}
<form id="kc-form-login" method="post" action="${escapeHtml(action)}">
<label for="username">${texts.username}</label>
<input id="username" name="username" type="text" value="${escapeHtml(username)}" autocomplete="username" autocapitalize="none" spellcheck="false" maxlength="100" required${invalid}${focus(username === '')}>
<label for="password">${texts.password}</label>
<input id="password" name="password" type="password" autocomplete="current-password" maxlength="200" required${invalid}${focus(username !== '')}>
<button id="kc-login" name="login" type="submit">${texts.signIn}</button>
</form>`;
}

/** Creates the pages of the sign-in service, in Spanish. Only the page that ends a session has a script. */
export function createPages(options: PagesOptions): Pages {
  const application = escapeHtml(`${options.webOrigins[0] ?? ''}/`);
  // form-action also restricts the redirects after a form, which lead to the application
  const formAction = `form-action 'self' ${options.webOrigins.join(' ')}`;
  const strict = `default-src 'none'; base-uri 'none'; frame-ancestors 'none'; ${formAction}`;
  const styled = `${strict}; style-src ${stylesHash}; img-src data:`;
  const aside = demoSection();
  const back = `<a class="button" href="${application}">${texts.backToApplication}</a>`;
  return {
    basePolicy: `${strict}; script-src`,
    login: (form) => ({
      body: renderDocument({ title: texts.product, content: loginContent(form), aside }),
      policy: styled,
    }),
    message(title, text, code) {
      const reference = code === undefined ? '' : `<p class="reference">${escapeHtml(texts.errorCode(code))}</p>`;
      return { body: renderDocument({ title, content: `${paragraph(text)}${reference}${back}` }), policy: styled };
    },
    deviceCode(form, problem) {
      const { title, text, code, next } = texts.device;
      const alert = problem === undefined ? '' : `<p id="problem" role="alert">${escapeHtml(problem)}</p>`;
      const field = `<label for="user_code">${code}</label>
<input id="user_code" name="user_code" type="text" autocomplete="off" autocapitalize="characters" spellcheck="false" maxlength="20" required autofocus>
<button>${next}</button>`;
      const content = paragraph(text) + alert + form.replace(/<input\s[^>]*type="text"[^>]*><\/input>/, field);
      return { body: renderDocument({ title, content }), policy: styled };
    },
    deviceConfirmation(form, code) {
      const { title, confirm, allow, refuse } = texts.device;
      const buttons = `<button>${allow}</button><button class="plain" name="abort" value="yes">${refuse}</button></form>`;
      const content = `${paragraph(confirm)}<p class="code">${escapeHtml(code)}</p>${form.replace('</form>', buttons)}`;
      return { body: renderDocument({ title, content }), policy: styled };
    },
    signOut(form) {
      const buttons = `<button name="logout" value="yes">${texts.signOut.confirm}</button><a class="button plain" href="${application}">${texts.signOut.stay}</a></form>`;
      const content = paragraph(texts.signOut.text) + form.replace('</form>', buttons);
      return { body: renderDocument({ title: texts.signOut.title, content }), policy: styled };
    },
    signingOut(form) {
      const { title, text, next } = texts.signingOut;
      const field = `<input type="hidden" name="logout" value="yes"><noscript><button>${next}</button></noscript></form>`;
      const content = paragraph(text) + form.replace('</form>', field);
      const hash = createHash('sha256').update(submitAtOnce).digest('base64');
      return {
        body: renderDocument({ title, content, script: submitAtOnce }),
        policy: `${styled}; script-src 'sha256-${hash}'`,
      };
    },
  };
}
