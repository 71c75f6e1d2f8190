interface TrackingLinkProps {
  parcel: { carrier: string; trackingNumber: string; trackingUrl: string | null };
}

/** The carrier of a parcel and its number, which leads to the carrier's page where there is one. */
export function TrackingLink({ parcel }: TrackingLinkProps) {
  const { carrier, trackingNumber, trackingUrl } = parcel;
  return (
    <>
      {carrier}{' '}
      {trackingUrl ? (
        <a href={trackingUrl} target="_blank" rel="noreferrer">
          {trackingNumber}
        </a>
      ) : (
        trackingNumber
      )}
    </>
  );
}
