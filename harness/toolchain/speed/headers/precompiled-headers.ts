import type { PrecompiledHeaders } from '../../gxx/compile/quick-compile.ts';
import type { HeaderRequest, HeaderStore } from './header-store.ts';
import { leadingIncludes } from './leading-includes.ts';

/** With other flags, such as -g, -I and -include, the path of the forced header may show in the result. */
const harmlessFlag = /^-(?:std=[\w+]+|[WODU][^,]*|pedantic(?:-errors)?|w|f[\w-]+(?:=[\w-]+)?)$/;

/** Making a header takes as long as three plain compilations, so it must be wanted a second time. */
const worthMaking = 2;
/** The header of the whole library. On a busy machine, reading it takes longer than a student's source may take. */
const wholeLibrary = 'bits/stdc++.h';

interface Place {
  wanted: number;
  /** Set for a list that every source waits for. */
  making?: Promise<string | undefined>;
  header: string | undefined;
  readonly looked: Promise<void>;
}

/** Until there is a header for a whole list, one for the beginning of the list is used. */
export function createPrecompiledHeaders(store: HeaderStore): PrecompiledHeaders {
  const places = new Map<string, Place>();

  async function placeFor(request: HeaderRequest): Promise<Place> {
    const key = JSON.stringify(request);
    const known = places.get(key);
    const place = known ?? { wanted: 0, header: undefined, looked: store.open(request).then(found) };
    places.set(key, place);
    await place.looked;
    return place;

    function found(header: string | undefined): void {
      place.header = header;
    }
  }

  return {
    async find(source, settings, moreFlags = []) {
      const headers = leadingIncludes(source);
      if (headers.length === 0 || !settings.every((flag) => harmlessFlag.test(flag))) return undefined;
      const args = [...settings, ...moreFlags];
      const heavy = headers.slice(0, headers.indexOf(wholeLibrary) + 1);
      if (heavy.length > 0) {
        const place = await placeFor({ headers: heavy, args });
        if (place.header === undefined) place.header = await (place.making ??= store.make({ headers: heavy, args }));
      }
      const whole = await placeFor({ headers, args });
      whole.wanted += 1;
      if (whole.header === undefined && whole.wanted === worthMaking) {
        whole.header = await store.make({ headers, args });
      }
      if (whole.header !== undefined) return whole.header;
      for (let length = headers.length - 1; length > 0; length--) {
        const { header } = await placeFor({ headers: headers.slice(0, length), args });
        if (header !== undefined) return header;
      }
      return undefined;
    },
    async distrust(header) {
      for (const place of places.values()) {
        if (place.header !== header) continue;
        place.header = undefined;
        place.making = Promise.resolve(undefined);
      }
      await store.discard(header);
    },
  };
}
