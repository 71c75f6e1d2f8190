/** A place of the post, without its recipient. */
export interface PostalPlace {
  line1: string;
  line2?: string | undefined;
  postcode?: string | undefined;
  city: string;
  region?: string | undefined;
  countryCode: string;
}

/** The fields of a postal address; each country has its own order. */
export interface PostalAddress extends PostalPlace {
  firstName: string;
  lastName: string;
}
