const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Stands for the form host, which is another product: says which form would open. */
export const formPage = (url: string): string => `<!doctype html>
<html lang="es-AR">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Formulario de pago (demostración)</title>
<body style="font: 16px/1.5 system-ui; max-width: 36rem; margin: 15vh auto; padding: 0 1.5rem">
<h1 style="font-size: 1.4rem">Formulario de pago (demostración)</h1>
<p>En producción, aquí se abre el formulario de pago en:</p>
<p><code>${escaped(url.replace(/^\/form/, ''))}</code></p>
</body>
</html>
`;
