import { SignInError } from '@/shared/auth/keycloak';
import { SettingsError } from '@/shared/settings/settings';
import { texts } from '@/shared/texts';
import { appTexts } from './app.texts';
import { openAnew, openAnewOnline } from '@/shared/late-code/missing-code';

interface Explanation {
  readonly title: string;
  readonly detail: string;
}

const explain = (error: unknown): Explanation => {
  if (!navigator.onLine) return { title: appTexts.offline, detail: appTexts.offlineDetail };
  if (error instanceof SettingsError)
    return {
      title: 'Falta la configuración de la aplicación',
      detail: 'El servidor respondió, pero no con los datos que la aplicación necesita para empezar.',
    };
  if (error instanceof SignInError)
    return {
      title: 'El servicio de identidad no responde',
      detail: 'No se pudo comprobar su sesión. Puede ser algo pasajero.',
    };
  return {
    title: 'No se pudo abrir la aplicación',
    detail: 'Puede ser un problema de la red o del servidor. Vuelva a intentar en unos minutos.',
  };
};

const element = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text: string): HTMLElementTagNameMap[Tag] => {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
};

/**
 * Shows a page for an application that cannot start. It uses plain elements, because the component library may be what
 * failed to load.
 */
export const showStartFailure = (root: HTMLElement, error: unknown): void => {
  const { title, detail } = explain(error);
  const page = document.createElement('main');
  page.className = 'start-failure';
  page.setAttribute('role', 'alert');
  const retry = element('button', texts.retry);
  retry.type = 'button';
  retry.addEventListener('click', () => void openAnew());
  openAnewOnline();
  const cause = document.createElement('details');
  cause.append(
    element('summary', appTexts.details),
    element('code', error instanceof Error ? error.message : String(error)),
  );
  page.append(element('h1', title), element('p', detail), retry, cause);
  root.replaceChildren(page);
};
