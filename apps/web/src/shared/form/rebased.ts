/** Values of a form: text, or nested parts with text. */
export interface Typed {
  readonly [name: string]: string | Typed;
}

type Value = string | Typed | undefined;

const isPart = (value: Value): value is Typed => typeof value === 'object';

const valueOf = (typed: Value, was: Value, now: Value): Value => {
  if (isPart(typed) && isPart(was) && isPart(now)) return rebased(typed, was, now);
  return typed === was ? now : typed;
};

/** Rebases typed values on the current ones. An untouched value becomes the current one; a typed value stays. */
export const rebased = <Values extends Typed>(typed: Values, was: Values, now: Values): Values => ({
  ...now,
  ...Object.fromEntries(Object.keys(now).map((name) => [name, valueOf(typed[name], was[name], now[name])])),
});
