import { postalLines } from '@vitrine/contract/shop/postal.ts';
import type { SupplierLinkOrder } from '@vitrine/contract/shop/supplier-links.ts';
import type { Formats } from '../lib/formats.ts';
import type { SupplierRefusal } from '../lib/supplier-form.ts';
import { fill, type StorefrontTexts } from '../texts/index.ts';
import { Field } from './field.tsx';
import { FormError } from './form-error.tsx';
import { SupplierParcelForm } from './supplier-parcel-form.tsx';
import { describeLine } from './supplier-units.tsx';

type Line = SupplierLinkOrder['lines'][number];

/** Where the units of a line are, as text; parts without units are left out. */
function unitsOfLine(line: Line, formats: Formats, { supplier: words }: StorefrontTexts): string {
  const expected =
    line.missing > 0 && line.expectedOn
      ? ` (${fill(words.expected, { day: formats.day(line.expectedOn) })})`
      : '';
  const promised = Math.min(line.open, line.confirmed - line.shipped - line.received);
  return [
    line.open > 0 && fill(words.toDeliver, { count: line.open }),
    promised > 0 && fill(words.promised, { count: promised }),
    line.shipped > 0 && fill(words.shipped, { count: line.shipped }),
    line.received > 0 && fill(words.received, { count: line.received }),
    line.missing > 0 && fill(words.missing, { count: line.missing }) + expected,
    line.withdrawn > 0 && fill(words.withdrawn, { count: line.withdrawn }),
  ]
    .filter(Boolean)
    .join(' · ');
}

interface SupplierLineProps {
  line: Line;
  formats: Formats;
  texts: StorefrontTexts;
}

function SupplierLine({ line, formats, texts }: SupplierLineProps) {
  const { supplier: words } = texts;
  const codes = [
    line.reference && fill(words.yourNumber, { code: line.reference }),
    line.sku,
    fill(words.each, { price: formats.money(line.unitCost) }),
  ];
  return (
    <li>
      <b>{describeLine(line)}</b>
      <small className="block muted num">{codes.filter(Boolean).join(' · ')}</small>
      {line.isStopped ? <strong className="stopped">{words.stopped}</strong> : null}
      <span className="block num">{unitsOfLine(line, formats, texts)}</span>
    </li>
  );
}

interface SupplierOrderProps {
  order: SupplierLinkOrder;
  action: string;
  shipsItself: boolean;
  formKey: string;
  refusal: SupplierRefusal | null;
  formats: Formats;
  texts: StorefrontTexts;
}

/** The supplier reports units that are out of stock, and when they are expected again. */
function MissingForm({ order, action, formKey, refusal: all, texts }: SupplierOrderProps) {
  const { supplier: words } = texts;
  const form = `missing-${order.number}`;
  const refusal = all?.form === form ? all : null;
  const open = order.lines.filter((line) => line.open > 0);
  return (
    <details open={refusal !== null}>
      <summary>{words.outOfStock}</summary>
      <form className="stack gap-12 above-12" method="post" action={action} noValidate>
        <input type="hidden" name="intent" value="missing" />
        <input type="hidden" name="form" value={form} />
        <input type="hidden" name="key" value={formKey} />
        <FormError message={refusal?.message} />
        <label className="f">
          <span>{words.which}</span>
          <select name="line">
            {open.flatMap((line) =>
              // Without script, no other field could know how many units of the chosen line are open.
              Array.from({ length: line.open }, (_one, index) => line.open - index).map((units) => (
                <option key={`${line.id}-${units}`} value={`${line.id}-${units}`}>
                  {`${describeLine(line)} · ${fill(words.unitsOf, { units, most: line.open })}`}
                </option>
              )),
            )}
          </select>
        </label>
        <Field
          name="expectedOn"
          label={words.expectedOn}
          value=""
          error={refusal?.errors['expectedOn']}
          kind={{ type: 'date', autoComplete: 'off', maxLength: 10 }}
        />
        <button className="btn sec" type="submit">
          {words.report}
        </button>
      </form>
    </details>
  );
}

/** One order: its lines, where it goes, its parcels, and the forms of what is open. */
export function SupplierOrder(props: SupplierOrderProps) {
  const { order, action, shipsItself, formKey, refusal, formats, texts } = props;
  const { supplier: words } = texts;
  const isOpen = order.lines.some((line) => line.open > 0);
  return (
    <section className="box pad below-16" id={order.number}>
      <h2>{fill(words.order, { number: order.number })}</h2>
      {order.address ? (
        <address>
          <span className="small muted">{words.sendTo}</span>
          {postalLines(order.address, formats.country(order.address.countryCode)).map((line) => (
            <span key={line}>{line}</span>
          ))}
          {order.address.phone ? <span>{order.address.phone}</span> : null}
        </address>
      ) : null}
      <ul className="supplier-lines">
        {order.lines.map((line) => (
          <SupplierLine key={line.id} line={line} formats={formats} texts={texts} />
        ))}
      </ul>
      <SupplierParcels parcels={order.parcels} formats={formats} texts={texts} />
      {isOpen && shipsItself ? (
        <details open={refusal?.form === `parcel-${order.number}`}>
          <summary>{words.parcelTitle}</summary>
          <div className="above-12">
            <SupplierParcelForm
              action={action}
              form={`parcel-${order.number}`}
              orderNumber={order.number}
              lines={order.lines}
              formKey={formKey}
              refusal={refusal}
              texts={texts}
            />
          </div>
        </details>
      ) : null}
      {isOpen ? <MissingForm {...props} /> : null}
    </section>
  );
}

interface SupplierParcelsProps {
  parcels: SupplierLinkOrder['parcels'];
  formats: Formats;
  texts: StorefrontTexts;
}

/** Parcels that were named, with their numbers. */
export function SupplierParcels({ parcels, formats, texts }: SupplierParcelsProps) {
  const { supplier: words } = texts;
  if (!parcels.length) return null;
  return (
    <>
      <h3 className="small muted">{words.parcels}</h3>
      <ul className="supplier-lines num">
        {parcels.map(({ id, carrier, trackingNumber, trackingUrl, sentAt }) => (
          <li key={id}>
            {carrier}{' '}
            {trackingUrl ? (
              <a className="underlined" href={trackingUrl} rel="noreferrer">
                {trackingNumber}
              </a>
            ) : (
              trackingNumber
            )}
            <small className="muted"> · {fill(words.sentAt, { day: formats.date(sentAt) })}</small>
          </li>
        ))}
      </ul>
    </>
  );
}
