import type { CallOptions } from '@vitrine/contract/client.ts';
import type { FormEndpoints } from '@vitrine/contract/crud.ts';
import type { Endpoint, EndpointAnswer, EndpointInput } from '@vitrine/contract/endpoint.ts';
import type { ComponentProps } from 'react';
import type { z } from 'zod';
import { api } from '../../lib/api.ts';
import { FormPanel } from '../form-panel.tsx';

/** The body of a change, as its form holds it. */
export type ValuesOf<Crud extends FormEndpoints> = EndpointInput<Crud['create']>['body'] & object;

type PanelProps<Values extends object> = ComponentProps<typeof FormPanel<Values>>;
type OwnProps = 'initial' | 'isOpen' | 'save' | 'shape' | 'title';

export interface CrudFormProps<Crud extends FormEndpoints, Values extends object = ValuesOf<Crud>>
  extends Omit<PanelProps<Values>, OwnProps> {
  crud: Crud;
  /** The query key of the stored form. */
  keyOf: (id: string) => readonly unknown[];
  /** Without an id a new row is added; undefined keeps the panel closed. */
  target: { id?: string } | undefined;
  /** The titles. */
  add: string;
  edit: string;
  /** The values with which a new row begins. */
  empty: { [Name in keyof Values]: Values[Name] | null };
  /** The stored form as the panel holds it, where it differs from the body of a change. */
  fromStored?: (stored: EndpointAnswer<Crud['form']>) => Values;
  /** The body of a change, where it differs from the values of the panel. */
  toBody?: (values: Values) => ValuesOf<Crud>;
  /** False for a form that checks its fields itself. */
  hasShape?: boolean;
}

/** Adds a row, or changes the one with the id. */
export const saveRow = <Crud extends FormEndpoints>(
  { create, update }: Crud,
  id: string | undefined,
  body: unknown,
  options: CallOptions,
): Promise<unknown> =>
  id === undefined
    ? api.call(create, { body } as never, options)
    : api.call(update, { params: { id }, body } as never, options);

/** The form of one row in a drawer or a dialog: reads what is stored, adds or changes, shows failures at their fields. */
export function CrudForm<Crud extends FormEndpoints, Values extends object = ValuesOf<Crud>>({
  crud,
  keyOf,
  target,
  add,
  edit,
  empty,
  fromStored = (stored) => stored as Values,
  toBody = (values) => values as unknown as ValuesOf<Crud>,
  hasShape = true,
  name,
  ...panel
}: CrudFormProps<Crud, Values>) {
  const id = target?.id;
  const read = async (signal: AbortSignal) => {
    const stored = await api.read<Endpoint>(crud.form, { params: { id } } as never, signal);
    return fromStored(stored as EndpointAnswer<Crud['form']>);
  };
  return (
    <FormPanel<Values>
      fieldOfCode={crud.fieldOfCode as Readonly<Record<string, keyof Values & string>>}
      {...panel}
      name={`${name}|${id ?? 'new'}`}
      title={id ? edit : add}
      isOpen={target !== undefined}
      {...(hasShape ? { shape: crud.create.body as unknown as z.ZodType<Values> } : {})}
      initial={id ? { queryKey: keyOf(id), read } : empty}
      save={(values, options) => saveRow(crud, id, toBody(values), options)}
    />
  );
}
