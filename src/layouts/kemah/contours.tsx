const rings = [0, 1, 2, 3, 4, 5, 6]

/** The lines of a map: one hill, seen from above. */
export function Contours() {
  return (
    <svg
      className="km-contours"
      viewBox="0 0 800 600"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      {rings.map(ring => (
        <path
          key={ring}
          d="M400 60c120-30 260 20 300 130s-30 150-20 240-120 150-260 130-230-40-290-140S90 220 190 150 300 85 400 60Z"
          transform={`translate(${440 - ring * 6} ${300 + ring * 8}) scale(${1.35 - ring * 0.19}) rotate(${ring * 7}) translate(-410 -310)`}
        />
      ))}
    </svg>
  )
}
