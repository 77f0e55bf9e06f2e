import { useState } from 'react';

const read = <T>(key: string, initial: T, isValid: (value: unknown) => value is T): T => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return isValid(value) ? value : initial;
  } catch {
    return initial;
  }
};

/** A state that the browser remembers from visit to visit; what it remembers is checked before it is believed. */
export const useRemembered = <T>(
  key: string,
  initial: T,
  isValid: (value: unknown) => value is T,
): readonly [T, (next: T) => void] => {
  const [value, setValue] = useState(() => read(key, initial, isValid));
  const remember = (next: T): void => {
    setValue(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // storage may be full or switched off: the state holds for this visit
    }
  };
  return [value, remember];
};

export const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

export const isTextList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');
