import { type Zone, fixedZone, placeZone } from './zone.ts';

/** What an abbreviation means: minutes ahead of UTC, and a place for its clock changes in summer. */
type Meaning = number | readonly [minutes: number, place: string];

/**
 * Abbreviations that a course site may write and that have one meaning. Those with several meanings are listed below:
 * BST, for example, is summer time in London, and is used all year in Dhaka.
 */
const clear: Readonly<Record<string, Meaning>> = {
  UTC: 0,
  GMT: 0,
  Z: 0,
  WET: [0, 'Europe/Lisbon'],
  WEST: [60, 'Europe/Lisbon'],
  CET: [60, 'Europe/Berlin'],
  CEST: [120, 'Europe/Berlin'],
  MEZ: [60, 'Europe/Berlin'],
  MESZ: [120, 'Europe/Berlin'],
  EET: [120, 'Europe/Helsinki'],
  EEST: [180, 'Europe/Helsinki'],
  MSK: 180,
  TRT: 180,
  SAST: 120,
  CAT: 120,
  EAT: 180,
  IDT: [180, 'Asia/Jerusalem'],
  PKT: 300,
  NPT: 345,
  ICT: 420,
  WIB: 420,
  WITA: 480,
  WIT: 540,
  HKT: 480,
  SGT: 480,
  MYT: 480,
  PHT: 480,
  AWST: 480,
  JST: 540,
  KST: 540,
  ACST: 570,
  ACDT: [630, 'Australia/Adelaide'],
  AEST: 600,
  AEDT: [660, 'Australia/Sydney'],
  NZST: [720, 'Pacific/Auckland'],
  NZDT: [780, 'Pacific/Auckland'],
  NST: [-210, 'America/St_Johns'],
  NDT: [-150, 'America/St_Johns'],
  EST: [-300, 'America/New_York'],
  EDT: [-240, 'America/New_York'],
  MST: -420,
  MDT: [-360, 'America/Denver'],
  PDT: [-420, 'America/Los_Angeles'],
  AKST: [-540, 'America/Anchorage'],
  AKDT: [-480, 'America/Anchorage'],
  HST: -600,
  ART: -180,
  BRT: -180,
};

/** Several countries share these abbreviations; no meaning is more likely than the others. */
const shared: Readonly<Record<string, readonly number[]>> = {
  CST: [-360, -300, 480],
  CDT: [-300, -240],
  IST: [60, 120, 330],
  BST: [60, 360, 660],
  PST: [-480, 480],
  AST: [-240, 180],
  ADT: [-180, 240],
  GST: [-120, 240],
  SST: [-660, 480],
  BDT: [360, 480],
  WST: [480, 780],
  AMT: [-240, 240],
  ECT: [-300, -240],
};

export type Abbreviation =
  | { readonly kind: 'clear'; readonly minutes: number; readonly zone: Zone }
  | { readonly kind: 'shared'; readonly minutes: readonly number[] };

/** Undefined if the abbreviation is unknown. */
export function abbreviation(text: string): Abbreviation | undefined {
  const name = text.toUpperCase();
  const several = Object.hasOwn(shared, name) ? shared[name] : undefined;
  if (several !== undefined) return { kind: 'shared', minutes: several };
  const meaning = Object.hasOwn(clear, name) ? clear[name] : undefined;
  if (meaning === undefined) return undefined;
  if (typeof meaning === 'number') return { kind: 'clear', minutes: meaning, zone: fixedZone(meaning, name) };
  const [minutes, place] = meaning;
  return { kind: 'clear', minutes, zone: placeZone(place) ?? fixedZone(minutes, name) };
}
