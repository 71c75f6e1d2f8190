import type { Currency } from '@vitrine/contract/money.ts';
import {
  decimalsOf,
  isPlainNumber,
  type NumberKind,
  type NumberProblem,
  readNumber,
  showNumber,
  writeNumber,
} from '@vitrine/contract/number-input.ts';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { type TranslateOf, useIntlTag, useText } from '../lib/i18n.ts';
import { type NumberFieldName, ruleOf } from '../lib/number-fields.ts';
import { numberTexts } from '../texts/numbers.ts';

export interface NumberFieldOptions {
  /** Its name in `lib/number-fields.ts`, which defines kind and bounds. */
  field: NumberFieldName;
  currency?: Currency | undefined;
  min?: number | undefined;
  max?: number | undefined;
  /** Minor units, per cent, or units; null when it is empty, undefined when what is typed is refused. */
  value?: number | null | undefined;
  onChange?: ((value: number | null | undefined) => void) | undefined;
}

/** Percentages are read in hundredths, so that "220,5" is exact. */
const scaleOf = (kind: NumberKind['kind']) => (kind === 'percent' ? 100 : 1);

/** Why a number is refused, and what to enter instead. */
export function describeProblem(
  t: TranslateOf<typeof numberTexts>,
  problem: Exclude<NumberProblem, 'empty'>,
  kind: NumberKind,
  tag: string,
): string {
  const decimals = decimalsOf(kind);
  const example = writeNumber(
    Math.min(
      kind.max,
      Math.max(kind.min, 15 * 10 ** decimals + (decimals ? 5 * 10 ** (decimals - 1) : 0)),
    ),
    kind,
    tag,
  );
  if (problem === 'too-low' || problem === 'too-high')
    return t('between', {
      min: showNumber(kind.min, kind, tag),
      max: showNumber(kind.max, kind, tag),
    });
  if (problem === 'too-precise')
    return decimals === 0 ? t('wholeOnly') : t('tooPrecise', { count: decimals, example });
  if (problem === 'other-currency') return t('otherCurrency', { currency: kind.currency ?? '' });
  return t(problem === 'ambiguous' ? 'ambiguous' : 'notANumber', { example });
}

interface NumberNote {
  text: string;
  isWrong: boolean;
}

/**
 * One number as a person types it: read in his language, explained while it is not written as the language writes it, and
 * refused with its bounds, never changed to another number in silence. The fields of desk, phone and lists only draw it.
 */
export function useNumberField({ field, currency, min, max, value, onChange }: NumberFieldOptions) {
  const t = useText(numberTexts);
  const tag = useIntlTag();
  const rule = ruleOf(field);
  const scale = scaleOf(rule.kind);
  const kind: NumberKind = {
    kind: rule.kind,
    currency,
    min: (min ?? rule.min) * scale,
    max: (max ?? rule.max) * scale,
  };
  const write = (one: number | null | undefined) =>
    one === null || one === undefined ? '' : writeNumber(Math.round(one * scale), kind, tag);
  const [text, setText] = useState(() => write(value));
  const [isFocused, setFocused] = useState(false);
  const emitted = useRef(value);
  const read = readNumber(text, kind, tag);
  const problem = read.problem === 'empty' ? undefined : read.problem;
  const written = write(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is typed stays until another value comes from outside
  useEffect(() => {
    const isOwn = emitted.current === value || (read.problem !== undefined && isFocused);
    if (!isOwn) setText(written);
    if (!isOwn) emitted.current = value;
  }, [value, written]);
  const emit = (next: number | null | undefined) => {
    emitted.current = next;
    onChange?.(next);
  };
  const type = (typed: string) => {
    setText(typed);
    const now = readNumber(typed, kind, tag);
    emit(now.problem === 'empty' ? null : now.value === undefined ? undefined : now.value / scale);
  };
  const reset = (to: number | null | undefined = value) => {
    emitted.current = to;
    setText(write(to));
  };
  const step = (direction: 1 | -1) => {
    const by = rule.step;
    if (!by) return;
    const from = (read.value ?? (problem === undefined ? 0 : kind.min)) / scale;
    const next = Math.min(kind.max / scale, Math.max(kind.min / scale, from + direction * by));
    setText(write(next));
    emit(next);
  };
  const note: NumberNote | undefined =
    problem !== undefined
      ? { text: describeProblem(t, problem, kind, tag), isWrong: true }
      : read.value !== undefined && !isPlainNumber(text, read.value, kind, tag)
        ? { text: `= ${showNumber(read.value, kind, tag)}`, isWrong: false }
        : undefined;
  return {
    text,
    type,
    reset,
    step,
    isFocused,
    isWrong: problem !== undefined,
    note,
    /** Shown in the field's frame. */
    unit: kind.kind === 'percent' ? '%' : kind.currency,
    /** What the arrows add; nothing where they do something else. */
    stepBy: rule.step,
    canStep: {
      down: read.value === undefined || read.value > kind.min,
      up: read.value === undefined || read.value < kind.max,
    },
    inputProps: {
      'data-number-field': field,
      'data-min': kind.min,
      'data-max': kind.max,
      'data-decimals': decimalsOf(kind),
      inputMode: rule.kind === 'integer' ? ('numeric' as const) : ('decimal' as const),
      autoComplete: 'off',
      maxLength: 40,
      value: text,
      ...(rule.step
        ? {
            role: 'spinbutton',
            'aria-valuemin': kind.min / scale,
            'aria-valuemax': kind.max / scale,
            ...(read.value === undefined
              ? {}
              : { 'aria-valuenow': read.value / scale, 'aria-valuetext': text }),
          }
        : {}),
      onChange: ({ target }: { target: { value: string } }) => type(target.value),
      onFocus: () => setFocused(true),
      onBlur: () => {
        setFocused(false);
        // What was understood is written as the language writes it; what was not stays as it was typed, with its reason.
        if (read.value !== undefined) setText(write(read.value / scale));
      },
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        if (!rule.step || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
        event.preventDefault();
        step(event.key === 'ArrowUp' ? 1 : -1);
      },
    },
  };
}
