/** Outline of each body part as seen from the front, on a sheet of 200 by 420; the person's right is at the left. */
export const REGIONS = {
  head: { label: 'Head', path: 'M100 8c17 0 26 13 26 30 0 19-11 34-26 34S74 57 74 38C74 21 83 8 100 8Z' },
  neck: { label: 'Neck', path: 'M87 69c8 6 18 6 26 0l2 18c6 4 10 5 16 7H69c6-2 10-3 16-7Z' },
  chest: { label: 'Chest', path: 'M66 95h68c6 12 6 32 1 54H65c-5-22-5-42 1-54Z' },
  abdomen: { label: 'Abdomen', path: 'M65 151h70c-2 18-2 30 1 46H64c3-16 3-28 1-46Z' },
  pelvis: { label: 'Pelvis', path: 'M63 199h74c3 12 5 22 5 34H58c0-12 2-22 5-34Z' },
  rightUpperArm: { label: 'Right upper arm', path: 'M63 96c-18 2-25 14-27 32l-3 28 22 4c4-18 6-40 8-64Z' },
  rightForearm: { label: 'Right forearm', path: 'M33 158l22 4c-3 24-9 40-17 60l-19-5c3-22 8-40 14-59Z' },
  rightHand: { label: 'Right hand', path: 'M18 219l20 5c0 16-4 32-14 33-11 1-14-10-12-20Z' },
  leftUpperArm: { label: 'Left upper arm', path: 'M137 96c18 2 25 14 27 32l3 28-22 4c-4-18-6-40-8-64Z' },
  leftForearm: { label: 'Left forearm', path: 'M167 158l-22 4c3 24 9 40 17 60l19-5c-3-22-8-40-14-59Z' },
  leftHand: { label: 'Left hand', path: 'M182 219l-20 5c0 16 4 32 14 33 11 1 14-10 12-20Z' },
  rightThigh: { label: 'Right thigh', path: 'M58 235h38l3 3c0 30-3 50-7 72H64c-5-24-8-48-6-75Z' },
  rightShin: { label: 'Right shin', path: 'M64 312h28c2 28-2 50-5 74H70c-5-26-9-48-6-74Z' },
  rightFoot: { label: 'Right foot', path: 'M70 388h18c1 12 2 24-8 26H58c-6-4 6-12 12-26Z' },
  leftThigh: { label: 'Left thigh', path: 'M142 235h-38l-3 3c0 30 3 50 7 72h28c5-24 8-48 6-75Z' },
  leftShin: { label: 'Left shin', path: 'M136 312h-28c-2 28 2 50 5 74h17c5-26 9-48 6-74Z' },
  leftFoot: { label: 'Left foot', path: 'M130 388h-18c-1 12-2 24 8 26h22c6-4-6-12-12-26Z' },
} as const;

/** A part of the body. */
export type Region = keyof typeof REGIONS;

/** Every part, from head to foot. */
export const REGION_NAMES = Object.keys(REGIONS) as readonly Region[];
